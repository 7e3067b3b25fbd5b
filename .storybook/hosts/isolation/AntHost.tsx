import "antd/dist/reset.css";
import { Button, Input, Table, Typography } from "antd";
import type { ReactElement } from "react";

const columns = [
  { title: "Currency", dataIndex: "currency" },
  { title: "Amount", dataIndex: "amount" },
];
const rows = [{ key: "NGN", currency: "NGN", amount: "1,200.00" }];

/** A page of Ant Design's, with its reset. */
export function AntHost(): ReactElement {
  return (
    <>
      <Typography.Title level={3}>Treasury</Typography.Title>
      <Input placeholder="Name" />
      <Button type="primary">Save</Button>
      <Table columns={columns} dataSource={rows} pagination={false} />
    </>
  );
}
