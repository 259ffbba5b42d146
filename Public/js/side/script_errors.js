/** The messages for errors in a fault script, by the codes of the server. */
export const english = {
  scriptLine: 'Line {line}: {mistake}',
  'fault-text-bandwidth-out-of-range': 'A bandwidth is from 1 kbit/s to 1000 Mbit/s.', 'fault-text-lacks-bandwidth': 'A bandwidth is missing, such as “throttle 400 kbit/s”.',
  'fault-text-body-too-long': 'The body is too long.', 'fault-text-chance-out-of-range': 'A probability is from 1 to 100 %.',
  'fault-text-count-out-of-range': 'A rule matches 1 to 1000 requests, not {word}.', 'fault-text-endless-before-then': 'The part before “then” has no end: add “once” or “3 times”.',
  'fault-text-incomplete': 'Something is missing at the end.', 'fault-text-lacks-colon': 'Write a path, a colon, a space and a fault, such as “/home: 500 twice”.',
  'fault-text-lacks-fault': 'The fault is missing.', 'fault-text-lacks-time': 'A time is missing, such as “2 s”.',
  'fault-text-path-start': 'A path starts with “/”, “*” or “https://”, after a method such as “POST” if it has one.',
  'fault-text-unknown-condition': 'Unknown word “{word}” after the path; only “header NAME=VALUE” and “body TEXT” can follow.', 'fault-text-lacks-condition': 'A name or a text is missing after “{word}”.', 'fault-text-script-too-long': 'The script is too long.',
  'fault-text-seed-place': 'A seed is a whole number after a probability, such as “30 % seed 7”.', 'fault-text-time-out-of-range': 'A time is at most 600 s.',
  'fault-text-too-many-rules': 'The script has too many rules.', 'fault-text-unknown-status': 'There is no status {word}.',
  'fault-text-unknown-word': 'Unknown word “{word}”.', 'fault-text-unnumbered': 'Name one request, such as “only the 3rd”.',
}
export const portuguese = {
  scriptLine: 'Linha {line}: {mistake}',
  'fault-text-bandwidth-out-of-range': 'Uma banda vai de 1 kbit/s a 1000 Mbit/s.', 'fault-text-lacks-bandwidth': 'Falta uma banda, como “throttle 400 kbit/s”.',
  'fault-text-body-too-long': 'O corpo é longo demais.', 'fault-text-chance-out-of-range': 'Uma probabilidade vai de 1 a 100 %.',
  'fault-text-count-out-of-range': 'Uma regra vale para 1 a 1000 requisições, não {word}.', 'fault-text-endless-before-then': 'A parte antes de “then” não tem fim: acrescente “once” ou “3 times”.',
  'fault-text-incomplete': 'Falta algo no fim.', 'fault-text-lacks-colon': 'Escreva um caminho, dois-pontos, um espaço e uma falha, como “/home: 500 twice”.',
  'fault-text-lacks-fault': 'Falta a falha.', 'fault-text-lacks-time': 'Falta um tempo, como “2 s”.',
  'fault-text-path-start': 'Um caminho começa com “/”, “*” ou “https://”, depois de um método como “POST”, se houver.',
  'fault-text-unknown-condition': 'Palavra desconhecida “{word}” depois do caminho; só podem seguir “header NOME=VALOR” e “body TEXTO”.', 'fault-text-lacks-condition': 'Falta um nome ou um texto depois de “{word}”.', 'fault-text-script-too-long': 'O roteiro é longo demais.',
  'fault-text-seed-place': 'Uma semente é um número inteiro depois de uma probabilidade, como “30 % seed 7”.', 'fault-text-time-out-of-range': 'Um tempo é de no máximo 600 s.',
  'fault-text-too-many-rules': 'O roteiro tem regras demais.', 'fault-text-unknown-status': 'O status {word} não existe.',
  'fault-text-unknown-word': 'Palavra desconhecida: “{word}”.', 'fault-text-unnumbered': 'Indique uma requisição, como “only the 3rd”.',
}
