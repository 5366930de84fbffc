import type { AskedAs } from '../types.ts';

export const MOTIVES_ASKED_AS: AskedAs = {
  'direcao-para-decisoes':
    'saber se mudo de cidade, se devo casar com ele, escolher a faculdade, resposta de Deus, confirmação, porta certa, orientação, aceitar uma proposta, sinal de Deus, o que fazer da vida, discernir a vontade do Senhor, rumo da minha vida',
  'cura-e-saude':
    'minha mãe está internada, pela cura do meu pai, operação do meu filho, sarar, recuperação, tumor, libertação da doença, exame médico, milagre de cura, saúde mental, minha avó doente',
  familia:
    'restauração do meu lar, meus pais brigados, paz dentro de casa, meus irmãos, unir a família, pelos meus familiares, livramento para minha casa, lar desunido',
  casamento:
    'meu marido voltar pra casa, meu casamento está acabando, esposa quer divórcio, encontrar um marido, arrumar uma esposa, namoro, vida sentimental, noivos, salvar meu matrimônio, traição, encontrar alguém de Deus',
  filhos:
    'meu filho voltar para Deus, minha filha voltar pra Jesus, filho na prisão, meu filho largar as más amizades, engravidar, ter um bebê, meu neto, gravidez, futuro dos meus filhos, filho desviado, filha rebelde, filhos nos caminhos do Senhor',
  arrependimento:
    'pequei e quero me acertar, purificação, limpar meu coração, quero mudar de vida, deixar o pecado, vencer a carne, quebrantamento, errei com Deus, humilhação diante de Deus, vencer a tentação',
  'libertacao-de-vicios':
    'parar de fumar, meu filho nas drogas, marido alcoólatra, tigrinho, livrar do crack, parar de ver vídeo adulto, prisão espiritual, compulsão, deixar de beber, celular, maconha, libertação',
  'provisao-e-trabalho':
    'causa na justiça, benefício, conseguir um trabalho, aumento de salário, pagar o que devo, abrir meu negócio, vida financeira, causa trabalhista, casa própria, prosperidade, porta aberta, comprar um carro, contas atrasadas',
  'ministerio-e-igreja':
    'pela minha igreja, pregar, grupo de jovens, líder de célula, capacitação, dons espirituais, congresso, vigília da igreja, missionário, unção, batismo no Espírito Santo, meu pastor, crescimento da igreja, almas',
  gratidao:
    'só para agradecer, Deus me curou, vitória, agradecimento pelo emprego, promessa cumprida, aniversário, obrigado, bênção alcançada, louvar a Deus pelo que fez',
  'consolo-no-luto':
    'minha mãe morreu, perdi meu marido, faleceu, partida de um amigo, superar uma perda, dor da perda, enterro, perdi um bebê, consolar minha família',
  'avivamento-e-fome-de-deus':
    'ouvir a voz de Deus, presença de Deus, mais de Deus, reacender a fé, me aproximar de Deus, estou frio, encher do Espírito Santo, vida de oração, sede de Deus, intimidade, fervor, buscar a face de Deus, estar mais perto de Jesus',
  'conversao-de-familiares':
    'conversão da minha família, conversão do meu pai, salvação dos meus pais, conversão do meu esposo, meu marido não é crente, aceitar Jesus, minha irmã conhecer a Deus, ganhar minha família para Cristo, parentes sem Deus, batizar meu irmão',
  reconciliacao:
    'voltar a falar com meu irmão, briguei com minha mãe, amigo que se afastou, restaurar amizade, perdoar meu pai, desavença, ressentimento, paz com a sogra, inimizade, separados por briga, acertar com quem me feriu',
  ansiedade:
    'ansiedade e depressão, não consigo dormir, coração apertado, medo de morrer, acalmar a mente, paz no coração, preocupado demais, síndrome do pânico, insegurança, estresse, tribulação',
  'provas-e-concursos':
    'passar no concurso, minha filha vai fazer prova, entrar na faculdade, bolsa de estudos, TCC, residência, prova da autoescola, sabedoria para estudar, nota, exame, aprovação do meu filho no vestibular',
  'patria-e-governo':
    'jejum pelo Brasil, presidente, prefeito, políticos, corrupção, violência na cidade, guerra, Israel, justiça no país, meu bairro, orar pelas autoridades, vereadores',
  'nova-fase':
    'início de ano, mudança de vida, vou me mudar de país, começar de novo, começo do casamento, nova etapa, casa nova, depois do divórcio, virada de ano, entrar na universidade, nova cidade, novo tempo',
  geral:
    'não tenho um motivo certo, quero só jejuar, quaresma, propósito de 21 dias, força espiritual, batalha espiritual, proteção, me preparar para a páscoa, começar o mês',
};
