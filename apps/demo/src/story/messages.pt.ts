import type { StoryMessages } from "./messages.en.ts";

export const pt: StoryMessages = {
  progress: "Ato {act} · passo {step} de {count}",
  left: "faltam {time}",
  inProgress: "Em curso…",
  failed: "Este passo falhou: {reason}",
  confirmed: "Confirmado pelo serviço.",
  waiting: "A aguardar a confirmação do serviço.",
  doIt: "Fazer por mim",
  next: "Seguinte",
  skip: "Saltar",
  restart: "Recomeçar",
  startOver: "Repetir",
  secondAct: "Ir para o ato 2",
  play: "Reproduzir",
  pause: "Pausar",
  held: "Retidos: {amount}",
  released: "{amount} disponíveis",
  closing: {
    deposit: "{amount} chegaram, ficaram retidos até se conhecer o remetente e foram libertados",
    payment: "{amount} foram enviados para {recipient}, com a aprovação de {person}",
    recipients: "Beneficiários guardados: {count}",
    webhooks: "Webhooks assinados recebidos: {count}",
    attempts: "Tentativas de entrega durante a falha: {count}",
    start: "A chave de API nunca saiu do servidor. Para adicionar estes ecrãs à sua aplicação, execute:",
    docs: "Começar em dez minutos",
  },
  steps: {
    begin: {
      title: "A manhã de um parceiro",
      text: "A Harmattan Pay gere a sua conta de câmbio e carteira na sua própria administração. A chave de API fica no servidor. Esta página só recebe os dados que a pessoa com sessão iniciada pode ver.",
      action: "Começar com uma conta nova",
    },
    deposit: {
      title: "Chega um depósito e fica retido",
      text: "Chegam 451,51 USDT. O serviço pede o remetente antes de os fundos ficarem disponíveis.",
      byHand: "Ou simule um depósito de 451.51 em stablecoin no simulador (tecla s).",
      action: "Fazer chegar o depósito",
    },
    queue: {
      title: "A fila atualiza-se em direto",
      text: "O serviço enviou um webhook assinado. O servidor da Harmattan verificou-o e guardou-o, e a página atualizou-se.",
    },
    sender: {
      title: "O remetente é enviado",
      text: "O formulário pede apenas aquilo de que o serviço precisa. Os dados introduzidos ficam na memória: não no URL, no armazenamento nem num registo.",
      byHand: "Adicione o remetente neste ecrã e envie o formulário, ou deixe a visita fazê-lo.",
      action: "Responder: Sahel Textiles, Gana",
    },
    clear: {
      title: "Os fundos são libertados",
      text: "Os fundos estão indisponíveis até o depósito ser libertado. Nesse momento, o saldo atualiza-se.",
      action: "Deixar passar dez minutos",
    },
    trade: {
      title: "Uma cotação é aceite e executada em parte",
      text: "Um duplo clique ou uma resposta perdida nunca cria uma segunda ordem. Metade deste montante é executada e o resto é cancelado.",
      byHand: "Prima Enter para pedir a cotação e depois aceite-a.",
    },
    endpoint: {
      title: "Um endpoint e o seu segredo",
      text: "O segredo é mostrado uma única vez e nunca fica guardado no navegador. O formulário valida o URL antes do serviço.",
      byHand: "Adicione um endpoint, cole o URL abaixo, escolha os depósitos, guarde e conserve o segredo.",
    },
    rotation: {
      title: "O segredo é renovado",
      text: "Os dois segredos são válidos até ao fim da sobreposição, por isso pode atualizar o recetor sem perder eventos.",
      byHand: "No menu do endpoint: Renovar segredo.",
    },
    outage: {
      title: "O endpoint começa a falhar",
      text: "A contabilidade devolve 503. O serviço tenta de novo após cerca de 30 segundos, 5 minutos e 30 minutos. O histórico mostra cada tentativa.",
      action: "Provocar a falha, enviar um evento, deixar passar seis minutos",
    },
    access: {
      title: "O acesso é limitado",
      text: "A Leïla tem acesso só de leitura. Cada controlo desativado indica o motivo, e um pedido proibido nunca é enviado.",
      action: "Entrar como Leïla",
    },
    treasury: {
      title: "É preciso pagar a um fornecedor",
      text: "A Amara, da tesouraria, paga aos fornecedores. A política da Harmattan permite-lhe enviar sozinha até 1 000 000 NGN. Acima disso, é precisa uma segunda pessoa.",
      action: "Entrar como Amara",
    },
    payment: {
      title: "Um pagamento elevado fica retido",
      text: "1 250 000 NGN vão para a Kano Grain Traders. A política da Harmattan retém o pagamento antes de este chegar ao serviço, por isso não se movimentam fundos.",
      byHand: "Escolha o beneficiário, introduza 1250000, obtenha a cotação, escreva de novo o montante e envie.",
    },
    secondPerson: {
      title: "Ninguém aprova o próprio pagamento",
      text: "A Amara vê o seu pedido, mas não o pode aprovar. O Kwame, da conformidade, pode aprovar pagamentos, mas não os pode fazer.",
      action: "Entrar como Kwame",
    },
    approval: {
      title: "O Kwame aprova-o",
      text: "Vê o beneficiário, o montante e a comissão máxima. É enviado exatamente este pagamento. Se o beneficiário mudar ou a comissão subir, nada é enviado.",
      byHand: "Abra o pagamento e escolha Aprovar e enviar.",
    },
    settlement: {
      title: "O pagamento é liquidado",
      text: "O servidor da Harmattan assinou o pagamento e enviou-o uma única vez. O montante fica cativo até o serviço o liquidar.",
      action: "Deixar passar dez minutos",
    },
    closing: {
      title: "Duas pessoas, uma conta",
      text: "Cada passo foi uma operação real.",
    },
  },
};
