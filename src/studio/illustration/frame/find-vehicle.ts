/** What a rider sits on by the words of the scene; null where it is a horse, a bus or not said. */
export function findVehicle(narration: string): 'bicycle' | 'scooter' | null {
  if (/\b(?:scooters?|moped|vespa|motor(?:cycl|bik)\w*|helmet)\b/iu.test(narration)) return 'scooter';
  return /\b(?:bi(?:cycl|k)es?|cycl(?:es|ed|ing|ist)|pedal\w*)\b/iu.test(narration) ? 'bicycle' : null;
}
