import type { StoryMessages } from "./messages.en.ts";

export const pt: StoryMessages = {
  progress: "Passo {step} de {count}",
  acts: "Atos",
  left: "faltam {time}",
  inProgress: "Em curso…",
  failed: "Este passo falhou: {reason}",
  confirmed: "Confirmado pelo serviço.",
  waiting: "A aguardar a confirmação do serviço.",
  doIt: "Fazer por mim",
  next: "Seguinte",
  skip: "Saltar",
  back: "Voltar",
  startOver: "Repetir",
  play: "Reproduzir",
  pause: "Pausar",
  released: "{amount} disponíveis",
  closing: {
    deposit: "{amount} chegaram, ficaram retidos até se conhecer o remetente e foram libertados",
    payment: "{amount} foram enviados para {recipient}, com a aprovação de {person}",
    webhooks: "Webhooks assinados recebidos: {count}",
    attempts: "Um evento de webhook chegou à tentativa {count}, após uma falha",
    start: "A chave de API nunca saiu do servidor. Para adicionar estes ecrãs à sua aplicação, execute:",
    docs: "Começar em dez minutos",
  },
  act: {
    receive: "Receber",
    pay: "Pagar",
    connect: "Nos bastidores",
  },
  journey: {
    receive: "Depósito",
    pay: "Pagamento",
    connect: "Evento de webhook",
    held: "Retido",
    answered: "Remetente adicionado",
    available: "Disponível",
    requested: "A aguardar aprovação",
    approved: "Aprovado e enviado",
    settled: "Liquidado",
    connected: "Endpoint pronto",
    retried: "Falhou, nova tentativa",
    delivered: "Entregue",
  },
  steps: {
    begin: {
      title: "Uma manhã na Harmattan Pay",
      text: "A Harmattan Pay gere a sua conta de câmbio e carteira na sua própria administração. Siga um depósito, um pagamento e um evento de webhook até ao fim.",
      action: "Começar com uma conta nova",
    },
    deposit: {
      title: "Chega um depósito e fica retido",
      text: "Chegam 451,51 USDT e a página atualiza-se de imediato. Os fundos ficam retidos até o serviço saber quem os enviou.",
      byHand: "Ou simule um depósito de 451.51 em stablecoin no simulador (tecla s).",
      action: "Fazer chegar o depósito",
    },
    sender: {
      title: "A Amara adiciona o remetente",
      text: "O formulário pede apenas aquilo de que o serviço precisa. As respostas nunca ficam guardadas no navegador.",
      byHand: "Escolha Adicionar remetente, preencha o formulário e envie-o.",
    },
    clear: {
      title: "O dinheiro fica disponível",
      text: "O depósito é libertado ao fim de alguns minutos. Veja o saldo disponível subir.",
      action: "Deixar passar dez minutos",
    },
    trade: {
      title: "A Amara compra bitcoin",
      text: "Vê o preço antes de o aceitar. Um duplo clique ou uma ligação perdida nunca cria uma segunda ordem.",
      byHand: "Prima Enter para pedir a cotação e depois aceite-a.",
    },
    payment: {
      title: "Um pagamento elevado fica à espera",
      text: "A Amara paga 1 250 000 NGN a um fornecedor. Acima de 1 000 000 NGN, a política da Harmattan exige uma segunda pessoa, por isso ainda não se movimentam fundos.",
      byHand:
        "Como Amara, escolha Kano Grain Traders, introduza 1250000, obtenha a cotação, escreva de novo o montante e envie.",
    },
    secondPerson: {
      title: "Ninguém aprova o próprio pagamento",
      text: "A Amara vê o seu pedido, mas não o pode aprovar. O Kwame, da conformidade, pode aprovar pagamentos, mas não os pode fazer.",
      action: "Entrar como Kwame",
    },
    approval: {
      title: "O Kwame aprova-o",
      text: "Vê o beneficiário, o montante e a comissão máxima. Se o beneficiário mudar ou a comissão subir, nada é enviado.",
      byHand: "Abra o pagamento e escolha Aprovar e enviar.",
    },
    settlement: {
      title: "O pagamento é liquidado",
      text: "Foi enviado uma única vez. O montante fica cativo até o serviço o liquidar.",
      action: "Deixar passar dez minutos",
    },
    access: {
      title: "Cada pessoa vê o que a sua função permite",
      text: "A Leïla tem acesso só de leitura. Cada botão desativado indica o motivo, e um pedido proibido nunca é enviado.",
      action: "Entrar como Leïla",
    },
    endpoint: {
      title: "A contabilidade recebe os seus webhooks",
      text: "O segredo de assinatura é mostrado uma única vez e nunca fica guardado no navegador.",
      byHand: "Como Amara, adicione um endpoint, cole o URL abaixo, escolha os depósitos, guarde e conserve o segredo.",
    },
    outage: {
      title: "A contabilidade deixa de responder",
      text: "Um evento não pode ser entregue. O serviço tenta de novo após cerca de 30 segundos, 5 minutos e 30 minutos, e o histórico mostra cada tentativa.",
      action: "Provocar a falha e deixar passar seis minutos",
    },
    recovery: {
      title: "Recupera, e nada se perde",
      text: "A contabilidade volta a responder. A tentativa seguinte entrega o evento.",
      action: "Reparar e aguardar a tentativa seguinte",
    },
    closing: {
      title: "Está tudo liquidado",
      text: "Cada passo foi uma operação real.",
    },
  },
};
