import type { Meta, StoryObj } from "@storybook/react-vite";
import { inRoot } from "../../../test/inRoot.tsx";
import { DateTime } from "../DateTime/DateTime.tsx";
import { Link } from "../Link/Link.tsx";
import { Money } from "../Money/Money.tsx";
import { DescriptionList, Fact } from "./DescriptionList.tsx";

const meta = {
  title: "Primitives/DescriptionList",
  component: DescriptionList,
  decorators: [inRoot],
  args: {
    children: (
      <>
        <Fact label="Amount">
          <Money value="2500.00" currency="USD" />
        </Fact>
        <Fact label="Arrived">
          <DateTime timestamp="2026-03-02T09:12:44Z" />
        </Fact>
        <Fact
          label="Withdrawable now"
          help="The service can’t report this right now. It does not mean zero."
          tone="warn"
        >
          Temporarily unavailable
        </Fact>
        <Fact label="Address">0x52908400098527886E0F7030069857D2E4169EE7</Fact>
        <Fact label="Order">
          <Link href="#order" opensNewTab>
            3f0f5dd5
          </Link>
        </Fact>
        <Fact label="Rail equivalents" tone="muted">
          Not given for this currency
        </Fact>
      </>
    ),
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: 560 }}>{Story()}</div>],
};

export const Narrow: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: 260 }}>{Story()}</div>],
};
