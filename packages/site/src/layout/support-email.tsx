import { useContactWays } from './use-contact-ways.ts';

/** The support e-mail as a link, in the colour of the text around it. */
export function SupportEmail() {
  const { email } = useContactWays();
  return (
    <a href={`mailto:${email}`} className="font-semibold text-current">
      {email}
    </a>
  );
}
