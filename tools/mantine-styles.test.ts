import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const web = path.join(root, 'src/web');
const core = path.join(root, 'node_modules/@mantine/core');
const read = (file: string): string => readFileSync(file, 'utf8');

/** The style sheet of each class that Mantine's controls use. */
function readSheetsByClass(): Map<string, string> {
  const sheets = new Map<string, string>();
  for (const file of readdirSync(path.join(core, 'styles'))) {
    if (!file.endsWith('.layer.css')) continue;
    const name = file.replace('.layer.css', '');
    for (const [className] of read(path.join(core, 'styles', file)).matchAll(/(?<=\.)m_[0-9a-f]+/g))
      if (!sheets.has(className)) sheets.set(className, name);
  }
  return sheets;
}

const sheetsByClass = readSheetsByClass();
const modules = new Map(
  [...read(path.join(core, 'esm/index.mjs')).matchAll(/import \{ ([^}]+) \} from "(\.[^"]+)"/g)].flatMap(
    ([, names, file]) => names!.split(', ').map((name) => [name, path.join(core, 'esm', file!)] as const),
  ),
);

/** The style sheets of a control and of its building blocks. */
function findSheets(control: string): Set<string> {
  const sheets = new Set<string>();
  const seen = new Set<string>();
  const open = [modules.get(control)].filter((file) => file !== undefined);
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const code = read(file);
    for (const [className] of code.matchAll(/m_[0-9a-f]+/g)) {
      const sheet = sheetsByClass.get(className);
      if (sheet !== undefined) sheets.add(sheet);
    }
    for (const [, address] of code.matchAll(/from "(\.[^"]+\.mjs)"/g))
      open.push(path.join(path.dirname(file), address!));
  }
  return sheets;
}

const importedSheets = (code: string): string[] =>
  [...code.matchAll(/import '@mantine\/core\/styles\/(\w+)\.layer\.css'/g)].map((match) => match[1]!);

const everywhere = new Set(importedSheets(read(path.join(web, 'ui/mantine-styles.ts'))));

/** The Mantine controls that a file renders. */
const controlsOf = (code: string): string[] =>
  [...code.matchAll(/import \{([^}]+)\} from '@mantine\/core'/g)]
    .flatMap((match) => match[1]!.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]/.test(name) && new RegExp(`<${name}[\\s.>/]`).test(code));

/** A modal compares its scroll area with this area. */
const onlyCompared: Record<string, string> = { Modal: 'ScrollArea' };

/** `Radio` includes `Radio.Card`, whose styles are only needed by its users. */
const isUnusedPart = (sheet: string, control: string, code: string): boolean =>
  onlyCompared[control] === sheet ||
  (sheet.length > control.length &&
    sheet.startsWith(control) &&
    !code.includes(`<${control}.${sheet.slice(control.length)}`));

function findMissing(code: string): string[] {
  const own = importedSheets(code);
  return controlsOf(code).flatMap((control) =>
    [...findSheets(control)]
      .filter(
        (sheet) => !everywhere.has(sheet) && !own.includes(sheet) && !isUnusedPart(sheet, control, code),
      )
      .map((sheet) => `${control} needs ${sheet}.layer.css`),
  );
}

test('every control has its styles and those of its building blocks', () => {
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  );
  const missing = files.flatMap((file) =>
    findMissing(read(path.join(web, file))).map((problem) => `${file}: ${problem}`),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(missing).toEqual([]);
});

test('finds a control without imported styles', () => {
  const code = `import { Select } from '@mantine/core';\nexport const Field = () => <Select data={[]} />;`;
  expect(findMissing(code)).toContain('Select needs Combobox.layer.css');
  expect(findMissing(`import '@mantine/core/styles/Combobox.layer.css';\n${code}`)).not.toContain(
    'Select needs Combobox.layer.css',
  );
});
