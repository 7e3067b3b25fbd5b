import type { ReactElement, ReactNode } from "react";
import { useInView } from "./useInView.ts";

export interface WhenNearProps {
  readonly className?: string | undefined;
  /** Shown until then, with the height of the children, so that the layout does not shift. Default: nothing. */
  readonly placeholder?: ReactElement | undefined;
  readonly children: ReactNode;
}

/** Renders its children once it is near the viewport, so that what is in view is ready earlier. */
export function WhenNear({ className, placeholder, children }: WhenNearProps): ReactElement {
  const [ref, isNear] = useInView<HTMLDivElement>({ ahead: "20%" });
  return (
    <div ref={ref} className={className}>
      {isNear ? children : placeholder}
    </div>
  );
}
