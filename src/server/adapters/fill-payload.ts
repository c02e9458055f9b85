/** Puts values where a payload says {{name}}, in texts at any depth; text stays text, whatever quotes it holds. */
export function fillPayload(payload: string, values: Record<string, string>): object {
  return JSON.parse(payload, (_key, value: unknown) =>
    typeof value === 'string'
      ? value.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => values[name] ?? whole)
      : value,
  ) as object;
}
