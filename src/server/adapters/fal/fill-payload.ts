/** Replaces {{name}} in strings at any depth; a string stays a string, whatever quotes the value contains. */
export function fillPayload(payload: string, values: Record<string, string>): object {
  return JSON.parse(payload, (_key, value: unknown) =>
    typeof value === 'string'
      ? value.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => values[name] ?? whole)
      : value,
  ) as object;
}
