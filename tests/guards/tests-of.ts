import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Guard } from './guards.ts';

/** A test file, and of its tests those whose names match. */
export type TestsIn = Readonly<{ file: string; names: RegExp | null }>;

/** Tests that are about a source, the most likely to fail first; `access` follows by itself. */
export const MAP: readonly (readonly [source: RegExp, files: readonly string[]])[] = [
  [/^shared\/redirects/, ['unit/safe-redirect', 'server/accounts']],
  [/^server\/auth\/secret/, ['unit/auth-secret']],
  [/^server\/features\/users\/first-admin/, ['server/concurrent-changes', 'server/roles']],
  [/^server\/auth\/session/, ['server/guards', 'server/session', 'server/accounts']],
  [/^server\/auth\//, ['server/neighbors', 'server/accounts', 'server/guards', 'server/mail']],
  [/^server\/features\/audit\//, ['server/audit']],
  [
    /^server\/features\/plans\/reminders\//,
    ['server/personal-data', 'server/neighbors', 'server/reminders', 'server/reminder-instances'],
  ],
  [
    /^server\/features\/tracking\//,
    ['server/neighbors', 'server/tracking', 'server/personal-data'],
  ],
  [/^server\/http\/share-pictures/, ['server/share-pictures']],
  [/^server\/http\/http-server/, ['server/connections']],
  [/^server\/http\/beacons/, ['server/tracking']],
  [/^server\/http\/auth-handler/, ['server/accounts']],
  [/^server\/http\/texts/, ['server/visitor-limits', 'bible/documents']],
  [/^server\/http\//, ['server/http', 'server/guards']],
  [/^server\/mail\//, ['server/mail']],
  [/^server\/app/, ['server/http', 'server/visitor-limits']],
  [/^server\/(?:trpc|log|errors)/, ['server/guards', 'server/http', 'server/visitor-limits']],
  [/^server\/start\/prepare/, ['server/postgres', 'server/first-starts', 'server/roles']],
  [/^server\/process\/data-lock/, ['server/process']],
  [/^server\/db\/open/, ['server/postgres']],
  [/^server\/db\//, ['server/limits', 'server/postgres']],
  [/^server\/bible\//, ['bible/install']],
  [/^server\/features\/account/, ['server/guards', 'server/accounts']],
  [/^server\/features\/pages/, ['server/guards']],
  [/^server\/features\/settings/, ['server/settings', 'ai/pipeline']],
  [
    /^server\/features\/chat/,
    ['server/neighbors', 'server/conversations', 'server/guards', 'ai/pipeline'],
  ],
  [
    /^server\/features\/guided-studies\//,
    ['server/guided-studies', 'server/study-drafts', 'server/guards'],
  ],
  [
    /^server\/features\/plans\//,
    ['server/neighbors', 'server/plan-progress', 'server/reading-plans', 'server/guided-studies'],
  ],
  [/^server\/features\//, ['server/guards']],
  [/^server\/ai\//, ['ai/spending', 'ai/pipeline', 'ai/daily-word', 'server/explanation']],
];

/** The tests that could notice that a guard is gone, one file after the other. */
export function testsOf(root: string, { file, kind }: Guard): TestsIn[] {
  const feature = /^server\/features\/([\w-]+)\//.exec(file)?.[1];
  const named = MAP.find(([source]) => source.test(file))?.[1] ?? [];
  const files = [
    // The table of gates notices at once what the callers notice one by one.
    ...(kind === 'gate' ? ['architecture/procedures'] : []),
    ...(kind === 'lock' ? ['server/concurrent-changes', 'server/postgres'] : []),
    ...(feature ? [`server/${feature}`] : []),
    ...named,
  ];
  const tests = [...new Set(files)]
    .map((name) => ({ file: `tests/${name}.test.ts`, names: null }))
    .filter((each) => existsSync(join(root, each.file)));
  return [...tests, ...accessTo(file, feature)];
}

/** The routers of a feature that do not bear its name. */
const ROUTERS: Readonly<Record<string, string>> = {
  chat: '\\w*chat|conversations',
  maintenance: 'maintenance|jobs',
  plans: 'planProgress|readingPlans|reminders',
  settings: 'settings|consent',
  tracking: 'tracking|analytics|reports',
};

/** The rows of a feature in the table of who may call what; all of them for what all go through. */
function accessTo(file: string, feature: string | undefined): TestsIn[] {
  const access = 'tests/server/access.test.ts';
  if (feature === 'pages') return [];
  if (feature) {
    const router = feature.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    const path = ROUTERS[feature] ?? router;
    return [{ file: access, names: new RegExp(`^(?:member|ai|admin)\\.(?:${path})`, 'i') }];
  }
  const central =
    /^server\/(?:trpc|generators|ai\/procedures|auth\/(?:auth-hooks|field-rules)|auth\/session)/;
  return central.test(file) ? [{ file: access, names: null }] : [];
}
