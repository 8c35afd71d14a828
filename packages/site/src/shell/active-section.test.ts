import { describe, expect, it } from 'vitest';
import { sectionAt } from './active-section.ts';

describe('the section that is read', () => {
  it('A4-63 C2-15 is the last one whose heading has passed the line, and the first one before', () => {
    expect(sectionAt([300, 900, 1500], 100)).toBe(0);
    expect(sectionAt([80, 700, 1300], 100)).toBe(0);
    expect(sectionAt([-700, 99, 500], 100)).toBe(1);
    expect(sectionAt([-1900, -1200, -600], 100)).toBe(2);
  });

  it('is none where there is no section', () => {
    expect(sectionAt([], 100)).toBe(-1);
  });
});
