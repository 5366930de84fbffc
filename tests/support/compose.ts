import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';

const words = z.array(z.string()).default([]);
const named = z.record(z.string(), z.string()).default({});

const Service = z.object({
  image: z.string().optional(),
  build: z.string().optional(),
  profiles: words,
  user: z.string().optional(),
  entrypoint: words,
  command: words,
  ports: words,
  volumes: words,
  environment: named,
  env_file: z.array(z.object({ path: z.string(), required: z.boolean() })).default([]),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
  healthcheck: z.object({ test: words }).optional(),
});

const Compose = z.object({
  services: z.record(z.string(), Service),
  volumes: z.record(z.string(), z.null()),
});

export type ComposeService = z.infer<typeof Service>;

export const COMPOSE_FILE = join(import.meta.dirname, '../../compose.yaml');

/** What `compose.yaml` says, of which the merged parts are whole. */
export function readCompose(): z.infer<typeof Compose> {
  return Compose.parse(parse(readFileSync(COMPOSE_FILE, 'utf8'), { merge: true }));
}
