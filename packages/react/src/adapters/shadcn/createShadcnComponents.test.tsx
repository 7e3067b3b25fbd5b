import type { ComponentProps, ReactElement, ReactNode } from "react";
import { testAdapter } from "../../../test/testAdapter.tsx";
import { createShadcnComponents } from "./createShadcnComponents.tsx";
import { ShadcnTokens } from "./ShadcnTokens.tsx";

// The signatures of the components that the host's command writes.
function Button({
  variant = "default",
  size = "default",
  ...props
}: ComponentProps<"button"> & {
  variant?: "default" | "destructive" | "outline" | "secondary" | "ghost" | "link" | null | undefined;
  size?: "default" | "sm" | "lg" | "icon" | null | undefined;
}): ReactElement {
  return <button data-slot="button" className={`${variant} ${size}`} {...props} />;
}

function Input({ className, type, ...props }: ComponentProps<"input">): ReactElement {
  return <input type={type} data-slot="input" className={className} {...props} />;
}

function NativeSelect({ className, ...props }: Omit<ComponentProps<"select">, "size">): ReactElement {
  return (
    <div data-slot="native-select-wrapper">
      <select data-slot="native-select" className={className} {...props} />
    </div>
  );
}

testAdapter({
  components: createShadcnComponents({ Button, Input, NativeSelect }),
  Host: ({ children }: { readonly children: ReactNode }) => <ShadcnTokens>{children}</ShadcnTokens>,
  hostButton: "[data-slot=button]",
  hostInput: "[data-slot=input]",
});
