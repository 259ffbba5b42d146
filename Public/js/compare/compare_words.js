export const english = {
  compare: 'Compare',
  sideOf: 'Controller on the {side}', left: 'left', right: 'right', startOver: 'Start over', saveBoth: 'Save both recordings',
  copyLink: 'Copy link', same: 'Both do the same so far.', comparing: 'Looking…', loading: 'Something is under way…',
  differences: 'Differences', deviceOf: 'Device with {name}', alone: 'Open alone', default: 'Default',
  subject_screen: 'Screen', subject_states: 'States', subject_requests: 'Requests', subject_lack: 'Could not follow',
  subject_steps: 'Steps', subject_end: 'Ended', only: 'only {name}', comparisonGone: 'One of the two sessions is gone.',
  asRecorded: 'as recorded', appOf: 'App on the {side}', ownApp: 'this server’s app', stop: 'Stop', showMoment: 'Shows both at that moment',
  comparingSteps: '{done} of {steps} steps', comparedSteps: '{done} of {steps} steps, about {time} left', sameToTheEnd: 'Both do the same, from the opening to the end.',
  back: 'Kennel', faultSpelling: '“{rule}” is no rule.', faultJSON: 'The rules are no JSON: {reason}.',
}

export const portuguese = {
  compare: 'Comparar',
  sideOf: 'Controlador à {side}', left: 'esquerda', right: 'direita', startOver: 'Recomeçar', saveBoth: 'Guardar as duas gravações',
  copyLink: 'Copiar link', same: 'Até aqui os dois fazem o mesmo.', comparing: 'Olhando…', loading: 'Algo está em andamento…',
  differences: 'Diferenças', deviceOf: 'Aparelho com {name}', alone: 'Abrir sozinho', default: 'Padrão',
  subject_screen: 'Tela', subject_states: 'Estados', subject_requests: 'Requisições', subject_lack: 'Não pôde seguir',
  subject_steps: 'Passos', subject_end: 'Terminou', only: 'só {name}', comparisonGone: 'Uma das duas sessões já se foi.',
  asRecorded: 'como gravado', appOf: 'App à {side}', ownApp: 'o app deste servidor', stop: 'Parar', showMoment: 'Mostra os dois nesse momento',
  comparingSteps: '{done} de {steps} passos', comparedSteps: '{done} de {steps} passos, faltam uns {time}', sameToTheEnd: 'Os dois fazem o mesmo, da abertura ao fim.',
  back: 'Kennel', faultSpelling: '“{rule}” não é uma regra.', faultJSON: 'As regras não são JSON: {reason}.',
}
