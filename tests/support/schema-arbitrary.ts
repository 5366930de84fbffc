import fc from 'fast-check';
import * as z from 'zod';

/** The part of JSON Schema that the schemas of our inputs use. */
const Schema = z.object({
  type: z.string().optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  format: z.string().optional(),
});
type Schema = z.infer<typeof Schema>;

const TREACHEROUS = [
  '\u0000',
  'a\u0000b\u0007',
  '\ud800',
  '\udfff\ud800',
  "'; drop table users; --",
  '%_\\',
  '$1',
  '\\u0000',
  'João 3:16',
  'Romanos 8:28-99999999999999999999',
  '1900-02-29',
  '0000-01-01',
  '9999-12-31',
  '+275760-09-13T00:00:00.000Z',
  '😀'.repeat(10),
  '\u202e\u200b',
  '__proto__',
];

const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...TREACHEROUS, null, -1, 0, 1.5, 2 ** 53, 1e308, -1e308, [], {}, true),
  fc.jsonValue({ maxDepth: 2 }),
);

const moment = fc.oneof(
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc.constantFrom('+275760-09-13T00:00:00.000Z', '-271821-04-20T00:00:00.000Z', 'ontem', 8.64e15),
);

/** A cursor as our lists make them, with anything in it. */
const cursor = fc
  .record(
    {
      id: fc.oneof(fc.uuid(), fc.nat().map(String), hostile),
      createdAt: moment,
      updatedAt: moment,
      place: fc.oneof(fc.nat(), hostile),
    },
    { requiredKeys: [] },
  )
  .map((value) => Buffer.from(JSON.stringify(value)).toString('base64url'));

function strings(schema: Schema, name: string, ids: readonly string[]): fc.Arbitrary<unknown> {
  const longest = Math.min(schema.maxLength ?? 60, 500);
  const plain = fc.string({ unit: 'binary', maxLength: longest });
  if (schema.format === 'uuid') return fc.oneof(fc.constantFrom(...ids), fc.uuid());
  if (schema.format === 'date') return fc.date({ noInvalidDate: true }).map(dayOf);
  if (name === 'cursor') return fc.oneof(cursor, plain, fc.constantFrom(...TREACHEROUS));
  const tooLong = fc.constant('x'.repeat((schema.maxLength ?? 60) + 1));
  const words = fc.lorem({ maxCount: 8 });
  return fc.oneof(plain, words, words, fc.constantFrom(...TREACHEROUS, 'PSA.23', ...ids), tooLong);
}

const dayOf = (date: Date) => date.toISOString().replace(/T.*/, '');

function shaped(given: unknown, name: string, ids: readonly string[]): fc.Arbitrary<unknown> {
  const schema = Schema.parse(given ?? {});
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const forms = schema.anyOf ?? schema.oneOf;
  if (forms) return fc.oneof(...forms.map((form) => shaped(form, name, ids)));
  switch (schema.type) {
    case 'string':
      return strings(schema, name, ids);
    case 'integer':
    case 'number': {
      const min = Math.max(schema.minimum ?? -1000, Number.MIN_SAFE_INTEGER);
      const max = Math.min(schema.maximum ?? 1000, Number.MAX_SAFE_INTEGER);
      return fc.oneof(fc.integer({ min, max: Math.min(max, min + 30) }), fc.integer({ min, max }));
    }
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(shaped(schema.items, name, ids), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, 5),
      });
    case 'object': {
      const fields = Object.entries(schema.properties ?? {});
      return fc.record(
        Object.fromEntries(
          fields.map(([key, field]) => [
            key,
            fc.oneof(
              { arbitrary: shaped(field, key, ids), weight: 15 },
              { arbitrary: hostile, weight: 1 },
            ),
          ]),
        ),
      );
    }
    default:
      return hostile;
  }
}

/**
 * Inputs as a schema allows them, with values it does not expect here and there, and now and
 * then anything at all.
 * @param ids of rows that are there, so that inputs reach them
 */
export function inputsFor(schema: z.core.$ZodType, ids: readonly string[]): fc.Arbitrary<unknown> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return fc.oneof(
    { arbitrary: shaped(json, '', ids), weight: 12 },
    { arbitrary: hostile, weight: 1 },
  );
}
