/** How far outside the screen something is in sight, in pixels (A4-16). */
const sightMargin = 150;

type OnChange = (isInSight: boolean) => void;

/** An observer of what nears the screen, made with the first element. */
function createSight(onChange: (element: Element, isInSight: boolean) => void) {
  let observer: IntersectionObserver | null = null;
  return {
    observe: (element: Element): void => {
      observer ??= new IntersectionObserver(
        (entries) => entries.forEach(({ target, isIntersecting }) => onChange(target, isIntersecting)),
        { rootMargin: `${sightMargin}px` },
      );
      observer.observe(element);
    },
    unobserve: (element: Element): void => observer?.unobserve(element),
  };
}

const watched = new Map<Element, OnChange>();
const near = createSight((element, isInSight) => watched.get(element)?.(isInSight));

/** What is watched in each page of a longer list, and whether the page is near. */
const pages = new Map<Element, { readonly elements: Set<Element>; isNear: boolean }>();
const nearPages = createSight((element, isNear) => {
  const page = pages.get(element);
  if (!page || page.isNear === isNear) return;
  page.isNear = isNear;
  for (const watchedElement of page.elements) {
    if (isNear) near.observe(watchedElement);
    else {
      near.unobserve(watchedElement);
      watched.get(watchedElement)?.(false);
    }
  }
});

/**
 * Tells of an element when it comes near the screen and when it leaves; answers how to stop. Of a phone's further pages each is watched
 * as one until it is near: a browser looks after everything that is watched with each frame of a scroll.
 */
export function watchSight(element: Element, onChange: OnChange): () => void {
  watched.set(element, onChange);
  const place = element.closest('.unseen-page');
  if (place === null) near.observe(element);
  else {
    const page = pages.get(place) ?? { elements: new Set<Element>(), isNear: false };
    page.elements.add(element);
    if (page.isNear) near.observe(element);
    if (!pages.has(place)) {
      pages.set(place, page);
      nearPages.observe(place);
    }
  }
  return () => {
    near.unobserve(element);
    watched.delete(element);
    const page = place && pages.get(place);
    if (!page) return;
    page.elements.delete(element);
    if (page.elements.size > 0) return;
    pages.delete(place);
    nearPages.unobserve(place);
  };
}
