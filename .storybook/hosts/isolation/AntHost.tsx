import "antd/dist/reset.css";
import { Button, ConfigProvider, Input, Table, Typography, theme } from "antd";
import type { ReactElement } from "react";
import type { HostProps } from "./HostProps.ts";

const columns = [
  { title: "Currency", dataIndex: "currency" },
  { title: "Amount", dataIndex: "amount" },
];
const rows = [{ key: "NGN", currency: "NGN", amount: "1,200.00" }];

/** An Ant Design page with its reset, in its light or dark theme. */
export function AntHost({ mode }: HostProps): ReactElement {
  return (
    <ConfigProvider theme={{ algorithm: mode === "dark" ? theme.darkAlgorithm : theme.defaultAlgorithm }}>
      <Typography.Title level={3}>Treasury</Typography.Title>
      <Input placeholder="Name" />
      <Button type="primary">Save</Button>
      <Table columns={columns} dataSource={rows} pagination={false} />
    </ConfigProvider>
  );
}
