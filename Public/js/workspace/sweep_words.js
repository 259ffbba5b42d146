export const english = {
  sweepTitle: 'Sweep', sweepIntro: 'Each request of this session is given each fault, without asking the network, and what a person could do next is tried.',
  sweepFaults: 'Faults', sweepControllers: 'Controllers', sweepRecorded: 'as recorded', sweepStart: 'Sweep', sweepStop: 'Stop', sweepAgain: 'Another sweep',
  fault_network: 'no network', fault_500: 'status 500', fault_timeout: 'timeout', fault_broken: 'broken body', fault_slow: '10 s slow',
  sweepRequest: 'Request', sweepPlanning: 'Looking which requests there are…', sweepRunning: '{done} of {cells}, about {time} left', sweepCounting: '{done} of {cells}',
  sweepDone: '{failures} of {cells} tries found something, in {runs} runs and {time}.', sweepStopped: 'Stopped after {done} of {cells}; {failures} found something.',
  sweepNothing: 'There is nothing to sweep: no request of this session went to its backend. What fault rules decide is not swept.', sweepOpen: 'Opens that moment', sweepOpened: 'This is the moment after: {fault} at {request}.', sweepNotTried: 'not tried',
  verdict_fine: 'fine', verdict_notMade: 'not made', verdict_crashed: 'crashed', verdict_hung: 'hung', verdict_stuck: 'stuck', verdict_blank: 'blank',
  verdict_noWayOut: 'no way out', verdict_silent: 'silent', verdict_retriedTwice: 'retried twice', verdict_neverRetried: 'never retried', verdict_differs: 'differs',
  sweepFound: 'What was found', sweepShow: 'Open', sweepLink: 'Copy link',
  sweepSeeds: 'Orders of answers', sweepSeedsNote: '1 has answers come as they did. Each one more has them come in another order, by a seed.', sweepShare: 'in {found} of {all} orders', sweepSeed: 'seed {seed}',
}

export const portuguese = {
  sweepTitle: 'Varredura', sweepIntro: 'Cada pedido desta sessão recebe cada falha, sem perguntar à rede, e tenta-se o que uma pessoa poderia fazer depois.',
  sweepFaults: 'Falhas', sweepControllers: 'Controladores', sweepRecorded: 'como gravado', sweepStart: 'Varrer', sweepStop: 'Parar', sweepAgain: 'Outra varredura',
  fault_network: 'sem rede', fault_500: 'status 500', fault_timeout: 'tempo esgotado', fault_broken: 'corpo quebrado', fault_slow: '10 s mais lento',
  sweepRequest: 'Pedido', sweepPlanning: 'Vendo quais pedidos existem…', sweepRunning: '{done} de {cells}, faltam cerca de {time}', sweepCounting: '{done} de {cells}',
  sweepDone: '{failures} de {cells} tentativas acharam algo, em {runs} execuções e {time}.', sweepStopped: 'Parada depois de {done} de {cells}; {failures} acharam algo.',
  sweepNothing: 'Não há o que varrer: nenhum pedido desta sessão chegou ao backend. O que as regras de falha decidem não é varrido.', sweepOpen: 'Abre esse momento', sweepOpened: 'Este é o momento depois de: {fault} em {request}.', sweepNotTried: 'não tentado',
  verdict_fine: 'bem', verdict_notMade: 'não feito', verdict_crashed: 'falhou', verdict_hung: 'travou', verdict_stuck: 'preso', verdict_blank: 'vazia',
  verdict_noWayOut: 'sem saída', verdict_silent: 'calado', verdict_retriedTwice: 'repetiu duas vezes', verdict_neverRetried: 'nunca repetido', verdict_differs: 'diferente',
  sweepFound: 'O que se achou', sweepShow: 'Abrir', sweepLink: 'Copiar link',
  sweepSeeds: 'Ordens das respostas', sweepSeedsNote: 'Com 1 as respostas chegam como chegaram. Cada uma a mais as traz em outra ordem, por uma semente.', sweepShare: 'em {found} de {all} ordens', sweepSeed: 'semente {seed}',
}
