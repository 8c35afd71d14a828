import type { Profile } from '@cotejo/contract/profile';
import type { Edition } from '@cotejo/core/editions';
import type { PageData } from '../page-data.ts';

export function readStoredProfile(_edition: Edition, _productType: string): Profile | null {
  return null;
}
export function writeStoredProfile(_edition: Edition, _productType: string, _profile: Profile): void {}
export function adoptServerProfile(_data: PageData): void {}
