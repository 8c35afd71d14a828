/** Leaves out what was not said, so that nothing is said twice: a profile without an answer has no such field. */
export function saidOnly<Value extends object>(value: Value): { [Name in keyof Value]?: NonNullable<Value[Name]> } {
  const said: { [Name in keyof Value]?: NonNullable<Value[Name]> } = {};
  for (const name in value) {
    const answer = value[name];
    if (answer !== undefined && answer !== null) said[name] = answer;
  }
  return said;
}
