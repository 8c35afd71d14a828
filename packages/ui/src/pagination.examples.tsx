import type { ReactElement } from 'react';
import { Pagination, type PageLinkProps } from './pagination.tsx';

const link = ({ url, children, ...rest }: PageLinkProps) => (
  <a href={url} {...rest}>
    {children}
  </a>
);

export const examples: Readonly<Record<string, ReactElement>> = {
  first: (
    <Pagination
      label="Páginas, en la primera"
      place="Página 1 de 7"
      previous={{ label: 'Anterior', url: null }}
      next={{ label: 'Siguiente', url: '#pagination' }}
      link={link}
    />
  ),
  middle: (
    <Pagination
      label="Páginas, en medio"
      place="Página 4 de 7"
      previous={{ label: 'Anterior', url: '#pagination' }}
      next={{ label: 'Siguiente', url: '#pagination' }}
      link={link}
    />
  ),
};
