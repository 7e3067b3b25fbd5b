import { type RefObject, useEffect, useRef, useState } from "react";

export interface UseInViewParameters {
  /** Distance from the viewport at which the element counts as in view, such as `200px` or `25%`. */
  readonly ahead: string;
}

/** Returns a ref and whether its element has been near the viewport. Stays true after the element leaves it. */
export function useInView<TElement extends Element>({
  ahead,
}: UseInViewParameters): [RefObject<TElement | null>, boolean] {
  const ref = useRef<TElement>(null);
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setIsInView(true);
      },
      { rootMargin: ahead },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ahead]);
  return [ref, isInView];
}
