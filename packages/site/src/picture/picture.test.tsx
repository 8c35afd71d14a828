import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TestFrame } from '../testing/test-frame.tsx';
import { Picture } from './picture.tsx';

const written = (src: string): string =>
  renderToString(
    <TestFrame>
      <Picture src={src} alt="Una sala de dentista" className="w-40" />
    </TestFrame>,
  );

describe('a picture', () => {
  it('B9-50 is offered as WebP first, with its original behind it', () => {
    expect(written('/images/products/sala.JPG?v=2')).toMatch(
      /<picture[^>]*><source type="image\/webp" srcSet="\/images\/products\/sala\.webp\?v=2"\/><img[^>]*src="\/images\/products\/sala\.JPG\?v=2"/,
    );
  });

  it('that is drawn has no other form', () => {
    expect(written('/images/products/sala.svg')).not.toContain('<source');
  });

  it('is in the HTML of the server, left to the browser to load when it is near', () => {
    expect(written('/images/products/sala.png')).toMatch(/<img[^>]*src="\/images\/products\/sala\.png"[^>]*loading="lazy"/);
  });
});
