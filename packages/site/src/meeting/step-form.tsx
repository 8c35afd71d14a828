import type { ReactNode, SubmitEvent } from 'react';
import { useMeetingBox } from './meeting-box.ts';
import type { PostedStep } from './posted-step.ts';

interface StepFormProps {
  readonly step: PostedStep['step'];
  readonly className: string;
  readonly children: ReactNode;
}

/** Takes a step of a meeting: by its page, or within the box that it stands in. */
export function StepForm({ step, className, children }: StepFormProps) {
  const box = useMeetingBox();
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    if (box === null) return;
    event.preventDefault();
    box.take(new FormData(event.currentTarget));
  };
  return (
    <form method="post" onSubmit={submit} className={className}>
      <input type="hidden" name="paso" value={step} />
      {children}
    </form>
  );
}
