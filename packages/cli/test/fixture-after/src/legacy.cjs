const { formatMoney } = require("@partner-kit/react");
const proxy = require("@partner-kit/proxy");

module.exports = {
  text: (value) => formatMoney({ value, currency: "NGN", locale: "en" }).amount,
  proxy,
};
