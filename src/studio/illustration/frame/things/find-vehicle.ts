/** Returns the vehicle of a rider in the scene's words; null for a horse, a bus or no vehicle. */
export function findVehicle(narration: string): 'bicycle' | 'scooter' | null {
  if (/\b(?:scooters?|moped|vespa|motor(?:cycl|bik)\w*|helmet)\b/iu.test(narration)) return 'scooter';
  return /\b(?:bi(?:cycl|k)es?|cycl(?:es|ed|ing|ist)|pedal\w*)\b/iu.test(narration) ? 'bicycle' : null;
}
