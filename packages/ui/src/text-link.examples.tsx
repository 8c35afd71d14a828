import type { ReactElement } from 'react';
import { TextLink } from './text-link.tsx';

export const examples: Readonly<Record<string, ReactElement>> = {
  action: (
    <TextLink href="#text-link" alone>
      Ver detalle
    </TextLink>
  ),
  quiet: (
    <TextLink href="#text-link" look="quiet">
      Isapres
    </TextLink>
  ),
  warm: (
    <TextLink href="#text-link" look="warm" alone>
      Precio para 2 de 3 personas
    </TextLink>
  ),
};
