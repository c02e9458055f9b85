import { describe, expect, test } from 'vitest';
import { readSettings, SettingsError } from './config.ts';

const problemsOf = (environment: Record<string, string>): string[] => {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
};

const s3 = {
  S3_BUCKET: 'hookline-files',
  S3_REGION: 'eu-central-1',
  S3_ACCESS_KEY_ID: 'AKIA1234',
  S3_SECRET_ACCESS_KEY: 'hunter2hunter2',
};

test('files are stored in a folder without a bucket, and otherwise at Amazon or the named server', () => {
  expect(readSettings({}).s3).toBeNull();
  expect(readSettings(s3).s3).toEqual({
    bucket: 'hookline-files',
    region: 'eu-central-1',
    endpoint: null,
    forcePathStyle: false,
    accessKeyId: 'AKIA1234',
    secretAccessKey: 'hunter2hunter2',
  });
  const S3_ENDPOINT = 'http://127.0.0.1:9000';
  expect(readSettings({ ...s3, S3_ENDPOINT }).s3).toMatchObject({
    endpoint: S3_ENDPOINT,
    forcePathStyle: true,
  });
  const hosted = readSettings({ ...s3, S3_ENDPOINT, S3_FORCE_PATH_STYLE: '0' }).s3;
  expect(hosted).toMatchObject({ forcePathStyle: false });
});

test('missing bucket settings are reported at once, together with every other problem', () => {
  const problems = problemsOf({ S3_BUCKET: 'hookline-files', PORT: 'x' });
  for (const name of ['PORT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
    expect(problems).toContainEqual(expect.stringContaining(name));
  expect(problems).toHaveLength(4);
});

test('bucket settings without a bucket are reported, because files would be stored elsewhere than intended', () => {
  const { S3_BUCKET: _, ...others } = s3;
  expect(problemsOf(others)).toEqual([
    'S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY are set, but not S3_BUCKET',
  ]);
});

test.each([
  ['S3_BUCKET', 'a/b'],
  ['S3_BUCKET', 'x'],
  ['S3_REGION', 'eu central'],
  ['S3_ENDPOINT', 's3.example.com'],
  ['S3_ENDPOINT', 'https://s3.example.com/?x'],
  ['S3_ENDPOINT', 'https://name@s3.example.com'],
  ['S3_FORCE_PATH_STYLE', 'true'],
])('%s=%s is rejected with its name, value and requirement', (name, value) => {
  expect(problemsOf({ ...s3, [name]: value })).toEqual([expect.stringContaining(`${name}=${value} must be`)]);
});

describe('the keys', () => {
  test.each(['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])('%s appears in no problem', (name) => {
    const problems = problemsOf({ ...s3, [name]: 'hunter 2' });
    expect(problems).toEqual([expect.stringContaining(`${name} must be`)]);
    expect(problems.join()).not.toContain('hunter');
  });
});

test('in production files travel over https or stay on the machine', () => {
  const about = (S3_ENDPOINT: string): string[] =>
    problemsOf({ ...s3, S3_ENDPOINT, NODE_ENV: 'production' }).filter((problem) => problem.startsWith('S3_'));
  expect(about('http://minio:9000')).toEqual([expect.stringContaining('S3_ENDPOINT must be https://')]);
  for (const fine of ['https://minio:9000', 'http://127.0.0.1:9000', 'http://[::1]:9000'])
    expect(about(fine)).toEqual([]);
});
