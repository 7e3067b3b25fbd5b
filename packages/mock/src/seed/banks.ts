import type { Bank } from "@partner-kit/contract";

/** Nigerian banks by bank code. */
export const banks: readonly Bank[] = Object.entries({
  "044": "Access Bank",
  "023": "Citibank Nigeria",
  "050": "Ecobank Nigeria",
  "070": "Fidelity Bank",
  "011": "First Bank of Nigeria",
  "214": "First City Monument Bank",
  "00103": "Globus Bank",
  "058": "Guaranty Trust Bank",
  "301": "Jaiz Bank",
  "082": "Keystone Bank",
  "50211": "Kuda Microfinance Bank",
  "303": "Lotus Bank",
  "50515": "Moniepoint Microfinance Bank",
  "999992": "OPay",
  "999991": "PalmPay",
  "104": "Parallex Bank",
  "076": "Polaris Bank",
  "105": "PremiumTrust Bank",
  "101": "Providus Bank",
  "221": "Stanbic IBTC Bank",
  "068": "Standard Chartered Bank Nigeria",
  "232": "Sterling Bank",
  "100": "SunTrust Bank",
  "302": "TAJBank",
  "102": "Titan Trust Bank",
  "032": "Union Bank of Nigeria",
  "033": "United Bank for Africa",
  "215": "Unity Bank",
  "566": "VFD Microfinance Bank",
  "035": "Wema Bank",
  "057": "Zenith Bank",
})
  .map(([bank_code, bank_name]) => ({ bank_code, bank_name, currency: "NGN" }))
  .toSorted((one, other) => (one.bank_name < other.bank_name ? -1 : 1));
