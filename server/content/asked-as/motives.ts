import type { AskedAs } from '../types.ts';

export const MOTIVES_ASKED_AS: AskedAs = {
  'direcao-para-decisoes':
    'saber se mudo de cidade, se devo casar com ele, escolher a faculdade, resposta de Deus, confirmação, porta certa, orientação, aceitar uma proposta, sinal de Deus, o que fazer da vida, discernir a vontade do Senhor, rumo da minha vida',
  'cura-e-saude':
    'minha mãe está internada, pela cura do meu pai, operação do meu filho, sarar, recuperação, tumor, ansiedade e depressão, libertação da doença, exame, milagre de cura, saúde mental, minha avó doente',
  familia:
    'restauração do meu lar, meus pais brigados, paz dentro de casa, conversão da minha família, meus irmãos, unir a família, salvação dos meus pais, pelos meus familiares, livramento para minha casa, conversão do meu pai',
  casamento:
    'meu marido voltar pra casa, meu casamento está acabando, conversão do meu esposo, esposa quer divórcio, encontrar um marido, arrumar uma esposa, namoro, vida sentimental, noivos, salvar meu matrimônio, traição, encontrar alguém de Deus',
  filhos:
    'meu filho voltar para Deus, minha filha voltar pra Jesus, filho na prisão, meu filho largar as más amizades, engravidar, ter um bebê, meu neto, gravidez, futuro dos meus filhos, filho desviado, filha rebelde, filhos nos caminhos do Senhor',
  arrependimento:
    'pequei e quero me acertar, purificação, limpar meu coração, perdoar alguém, quero mudar de vida, deixar o pecado, vencer a carne, quebrantamento, errei com Deus, humilhação diante de Deus, vencer a tentação',
  'libertacao-de-vicios':
    'parar de fumar, meu filho nas drogas, marido alcoólatra, tigrinho, livrar do crack, parar de ver vídeo adulto, prisão espiritual, compulsão, deixar de beber, celular, maconha, libertação',
  'provisao-e-trabalho':
    'vestibular, causa na justiça, benefício, conseguir um trabalho, aumento de salário, pagar o que devo, passar no concurso, abrir meu negócio, vida financeira, causa trabalhista, casa própria, prosperidade, porta aberta, aposentadoria, comprar um carro, passar na prova',
  'ministerio-e-igreja':
    'pela minha igreja, pregar, grupo de jovens, líder de célula, capacitação, dons espirituais, congresso, vigília da igreja, missionário, unção, batismo no Espírito Santo, meu pastor, crescimento da igreja, almas',
  gratidao:
    'só para agradecer, Deus me curou, vitória, agradecimento pelo emprego, promessa cumprida, aniversário, obrigado, bênção alcançada, louvar a Deus pelo que fez',
  'consolo-no-luto':
    'minha mãe morreu, perdi meu marido, faleceu, partida de um amigo, superar uma perda, dor da perda, enterro, perdi um bebê, consolar minha família',
  'avivamento-e-fome-de-deus':
    'ouvir a voz de Deus, presença de Deus, mais de Deus, reacender a fé, me aproximar de Deus, estou frio, encher do Espírito Santo, vida de oração, sede de Deus, intimidade, fervor, buscar a face de Deus, estar mais perto de Jesus',
  geral:
    'não tenho um motivo certo, quero só jejuar, início de ano, quaresma, propósito de 21 dias, força espiritual, batalha espiritual, proteção, pela nação, pelo Brasil, me preparar para a páscoa, começar o mês',
};
