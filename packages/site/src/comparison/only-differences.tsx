import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTexts } from '../texts/use-texts.ts';
import { differencesName } from './compared-in-url.ts';
import { comparisonTexts } from './comparison-texts.ts';

interface Choice {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Whether only what differs is shown: said by the address of a page, which follows; a dialog lies over another address. */
export function useOnlyDifferences(place: 'page' | 'dialog'): Choice {
  const location = useLocation();
  const { search, hash } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const isNamed = params.has(differencesName);
  const [known, setKnown] = useState(isNamed);
  const [isOn, setIsOn] = useState(isNamed);
  if (known !== isNamed) {
    setKnown(isNamed);
    setIsOn(isNamed);
  }
  const onChange = (next: boolean): void => {
    setIsOn(next);
    if (place === 'dialog') return;
    if (next) params.set(differencesName, '1');
    else params.delete(differencesName);
    void navigate({ search: params.toString(), hash }, { replace: true, preventScrollReset: true, state });
  };
  return { isOn, onChange };
}

/** Its style alone hides the rows that are alike, so it works before and without script. */
export function OnlyDifferences({ isOn, onChange }: Choice) {
  const t = useTexts(comparisonTexts);
  const box = useRef<HTMLInputElement>(null);
  const isTakenOver = useRef(false);
  const onFound = useEffectEvent(onChange);
  useEffect(() => {
    if (!box.current) return;
    if (isTakenOver.current) box.current.checked = isOn;
    // Pressed before the script was there.
    else if (box.current.checked !== isOn) onFound(box.current.checked);
    isTakenOver.current = true;
  }, [isOn]);
  return (
    <label className="tap inline-flex items-center gap-2.5">
      <input
        ref={box}
        type="checkbox"
        className="only-differences switch"
        defaultChecked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {t('onlyDifferences')}
    </label>
  );
}
