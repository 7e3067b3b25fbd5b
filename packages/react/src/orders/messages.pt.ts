import type { Translation } from "../text/text.ts";
import type * as english from "./messages.en.ts";

/** Portuguese messages of orders. */
export const ptOrders: Translation<typeof english> = {
  orders: {
    order: "Ordem",
    buy: "Compra de {what} com {quote}",
    sell: "Venda de {what} por {quote}",
    buyOnly: "Compra de {what}",
    sellOnly: "Venda de {what}",
    waiting: "Em espera",
    filling: "Em execução",
    filled: "Executada",
    partlyFilled: "Executada em parte",
    cancelled: "Cancelada",
    rejected: "Rejeitada",
    open: "Abrir ordem",
  },
  orderDetail: {
    label: "Ordem",
    filledOf: "{filled} de {amount} executados",
    remainder: "A parte não executada, {amount}, foi cancelada.",
    unknown: "{service} indica um estado que não reconhecemos.",
    market: "Mercado",
    price: "Preço",
    averagePrice: "Preço médio",
    id: "ID da ordem",
    quoteId: "ID da cotação",
    created: "Criada",
    updated: "Atualizada",
    otherFields: "Outros campos",
  },
};
