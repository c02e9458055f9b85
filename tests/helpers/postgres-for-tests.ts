import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/db/database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { migrate } from '#server/db/migrate.ts';
import { sql } from 'kysely';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
  }
}

/** One real PostgreSQL for the whole run, with a migrated template database that each test copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hookline-tests-'));
  const postgres = await startEmbeddedPostgres(folder, { durable: false });
  const server = openDatabase(postgres.databaseUrl);
  await sql`create database hookline_template`.execute(server);
  const template = openDatabase(databaseUrlFor(postgres.databaseUrl, 'hookline_template'));
  await migrate(template, path.resolve('migrations'));
  await template.destroy();
  await server.destroy();
  project.provide('databaseUrl', postgres.databaseUrl);
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

export function databaseUrlFor(databaseUrl: string, name: string): string {
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  return url.href;
}
