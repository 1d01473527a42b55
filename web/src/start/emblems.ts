/** The emblems of the four games, each in a box of 220 by 190; drawn once. */

import { drawnIcon } from '../lib/icons';
import { drawFigure } from '../games/labyrinth/figures';
import { ink, steady } from '../games/labyrinth/ink';

const standing = (kind: string, seat: number, x: number, y: number): string => `<g transform="translate(${x} ${y})">${drawFigure(kind, seat, 50)}</g>`;

export const emblemDefs=`
<filter id="e-wob" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".04" numOctaves="2" seed="6" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="2.600"/></filter>
<filter id="e-pencil" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".05" numOctaves="2" seed="9" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="3" result="d"/><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="1" seed="3" result="g"/><feColorMatrix in="g" type="matrix" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -2.200 1.850" result="m"/><feComposite in="d" in2="m" operator="in"/></filter>
<filter id="e-fib" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".03 .08" numOctaves="3" seed="5"/><feColorMatrix type="matrix" values="0 0 0 0 .36  0 0 0 0 .25  0 0 0 0 .12  0 0 0 -1.500 .95"/><feComposite in2="SourceGraphic" operator="in"/></filter>
<filter id="e-sh" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="0" dy="5" stdDeviation="6" flood-color="#000" flood-opacity=".6"/></filter>
<linearGradient id="e-par" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f8eed5"/><stop offset=".6" stop-color="#ead9b2"/><stop offset="1" stop-color="#cdb482"/></linearGradient>
<linearGradient id="e-roll" x1="0" x2="1"><stop offset="0" stop-color="#8d6f3c"/><stop offset=".4" stop-color="#f5e6c0"/><stop offset="1" stop-color="#a3834a"/></linearGradient>
<linearGradient id="e-slate" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#4d5560"/><stop offset="1" stop-color="#262b33"/></linearGradient>
<linearGradient id="e-gold" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fbe29a"/><stop offset=".5" stop-color="#cf9a35"/><stop offset="1" stop-color="#8a5c14"/></linearGradient>`;
// 1: six ring walls, one ink a level, the dragon in the middle
export function emblemLabyrinth():string{const R=steady(31);const cx=110,cy=94;let o='';
 o+=`<g filter="url(#e-sh)"><path d="M22 18h176v152h-176z" fill="url(#e-par)"/><path d="M22 18h176v152h-176z" fill="#fff" filter="url(#e-fib)" opacity=".4"/><path d="M14 10q-8 4-8 10t8 9h12v-19z M206 10q8 4 8 10t-8 9h-12v-19z" fill="#b0915a" opacity="0"/><rect x="12" y="8" width="196" height="17" rx="8.500" fill="url(#e-rollv)"/><rect x="12" y="163" width="196" height="17" rx="8.500" fill="url(#e-rollv)"/></g>`;
 const rr=[68,60,52,44,36,28];const gaps=[90,205,320,60,250,150];
 let w='';rr.forEach((r,i)=>{const g=(12+i*2.2)*Math.PI/180,a0=(gaps[i]??0)*Math.PI/180;const p=(a:number,q=r)=>`${(cx+Math.cos(a)*q).toFixed(1)} ${(cy+Math.sin(a)*q).toFixed(1)}`;w+=`<path d="M${p(a0+g)}A${r} ${r} 0 1 1 ${p(a0-g)}" fill="none" stroke="${ink(i+1)}" stroke-width="${3.4}" stroke-linecap="round"/>`;
  // radial walls and ticks
  if(i<5)for(const da of[1.1,2.6,4.4]){const a=a0+da+R()*.5;w+=`<path d="M${p(a)}L${p(a,rr[i+1]??0)}" stroke="${ink(i+1)}" stroke-width="2.600" stroke-linecap="round"/>`}
  for(let k=0;k<40;k++){const a=k/40*Math.PI*2;if(i<5&&R()<.55)w+=`<path d="M${p(a,r-2)}L${p(a+.04,r-5.2)}" stroke="${ink(i+1)}" stroke-width=".8" stroke-opacity=".8"/>`}});
 o+=`<g filter="url(#e-wob)">${w}<circle cx="${cx}" cy="${cy}" r="74" fill="none" stroke="#3a2a18" stroke-width="1.400"/><circle cx="${cx}" cy="${cy}" r="77" fill="none" stroke="#3a2a18" stroke-width=".7"/></g>`;
 o+=drawnIcon('spiked-dragon-head',cx-21,cy-21,42,'#7c1f17');
 // corner ornaments
 for(const[x,y,sx,sy]of([[30,32,1,1],[190,32,-1,1],[30,156,1,-1],[190,156,-1,-1]] as [number,number,number,number][]))o+=`<g transform="translate(${x} ${y}) scale(${sx} ${sy})" fill="none" stroke="#3a2a18" stroke-width="1.200"><path d="M0 16V4q0-4 4-4h12 M4 20q0-9 6-10q5 0 4 4q-2 3-4 0 M0 0l7 7"/></g>`;
 o+=standing('dwarf',0,104,178)+standing('elf',2,134,181);return o}
// 2: pencil on squared paper
export function emblemDoodle():string{let o='<g transform="rotate(-4 110 95)"><g filter="url(#e-sh)"><path d="M26 14h168v158l-20 10h-148z" fill="#fbf8ee"/></g>';let g='';for(let x=34;x<194;x+=11)g+=`M${x} 14V178`;for(let y=24;y<180;y+=11)g+=`M26 ${y}H194`;o+=`<path d="${g}" stroke="#a9c3d6" stroke-width=".8" opacity=".85" fill="none"/><path d="M174 182v-10h20z" fill="#d9d3c0" stroke="#b9b29c" stroke-width=".6"/>`;
 o+=`<circle cx="166" cy="150" r="21" fill="none" stroke="#9a6b3c" stroke-width="3" opacity=".28"/><circle cx="166" cy="150" r="18.500" fill="none" stroke="#9a6b3c" stroke-width="1" opacity=".25"/>`;
 // walls
 o+=`<g filter="url(#e-pencil)" fill="none" stroke="#37393d" stroke-linecap="round" stroke-linejoin="round"><g stroke-width="3.200"><path d="M46 36h110v110h-110z"/><path d="M46 69h44 M90 58v33 M123 36v33 M112 91h44 M79 113v33 M112 91v33"/></g><g stroke-width="2"><path d="M44 38l112-1 M157 37l-1 109 M47 147l110 1"/>
  <path d="M93 109l5-10 5 10 5-10 4 10 M128 60l-6 0" /><path d="M128 118q-2-12 9-12q12 0 11 12q0 11-10 11t-10-11z M128 113l-8-6 6 12 M148 113l8-6-6 12 M133 116l3 1 M143 116l-3 1 M132 122q6 5 12 0 M135 123.500v3 M141 123.500v3"/>
  <path d="M58 124h14v12h-14z M58 128h14 M65 126v4"/></g></g>`;
 // hero's way
 o+=`<g filter="url(#e-pencil)"><path d="M40 53h28 M68 53q6 0 6 6 M74 51q24-6 38 3 M112 54q2 20-10 27 M101 82q-34 4-40 14 M61 98q0 10 8 10h14" fill="none" stroke="#c8342b" stroke-width="3.600" stroke-linecap="round"/><path d="M76 102l9 6-9 6 M62 48l8 5-8 5 M116 62l-4 9-7-6" fill="none" stroke="#c8342b" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></g>`;
 o+=`<text x="36" y="33" font-family="Alegreya Sans" font-size="15" fill="#4a4d52"> </text></g>`;
 // pencil
 o+=`<g transform="translate(118 176) rotate(-38)" filter="url(#e-sh)"><path d="M0 0l16-7h86v14h-86z" fill="#e0a62e" stroke="#5a3d0a" stroke-width="1.200"/><path d="M16-2.500h86v5h-86z" fill="#f4c85a"/><path d="M0 0l16-7v14z" fill="#eccf9d" stroke="#5a3d0a" stroke-width="1.200"/><path d="M0 0l6-2.600v5.200z" fill="#2c2c2e"/><path d="M102-7h8v14h-8z" fill="#b9bec2" stroke="#4b4f52"/><path d="M110-7h9q3 0 3 3v8q0 3-3 3h-9z" fill="#c9706a" stroke="#5d2a27"/></g>`;return o}
// 3: slate cards with gold edges
export function emblemDungeoneer():string{const card=(x:number,y:number,r:number,body:string)=>`<g transform="translate(${x} ${y}) rotate(${r})" filter="url(#e-sh)"><rect x="-48" y="-66" width="96" height="132" rx="8" fill="url(#e-slate)" stroke="url(#e-gold)" stroke-width="4"/><rect x="-42" y="-60" width="84" height="120" rx="4" fill="none" stroke="#cf9a35" stroke-opacity=".5" stroke-width="1"/>${body}</g>`;
 const floor=(d:string)=>`<path d="${d}" fill="#7b8490" stroke="#181b20" stroke-width="2"/>`;
 let flag='';for(let y=-52;y<54;y+=13)flag+=`M-13 ${y}h26`;
 const side=floor('M-42-14h84v28h-84z')+`<path d="M-28-14v28M-14-14v28M0-14v28M14-14v28M28-14v28" stroke="#4a525d" stroke-width="1.200"/>`;
 let o=card(60,106,-15,side+`<circle cx="30" cy="-46" r="7" fill="url(#e-gold)" stroke="#5a3c0a"/>`)+card(160,106,15,`<g>${drawnIcon('dragon-breath',-30,-48,60,'#c9572c')}<path d="M-34 26h68M-34 36h68M-34 46h44" stroke="#8d97a4" stroke-width="3"/></g><rect x="-46" y="-64" width="92" height="10" rx="4" fill="#a33a2c"/>`);
 o+=card(110,96,0,floor('M-14-60h28v46h28v28h-28v46h-28v-46h-28v-28h28z')+`<path d="${flag}M-14-14h28v28h-28z M-28-14v28 M28-14v28" stroke="#4a525d" stroke-width="1.200" fill="none"/><circle r="30" fill="#20242b" stroke="url(#e-gold)" stroke-width="2.500"/>${drawnIcon('crowned-skull',-23,-24,46,'#efc766')}
  <path d="M-11-62h22v8h-22z" fill="#14171b"/><path d="M-8-62v9M-3-62v9M3-62v9M8-62v9" stroke="#cfd6dd" stroke-width="1.600"/><path d="M-11 56h22v8h-22z" fill="#e9eef2"/><path d="M38-9h8v18h-8z" fill="#14171b"/><rect x="39" y="-4" width="6" height="8" rx="1" fill="#efc766"/><path d="M-46-9h8v18h-8z" fill="#5b636e" stroke="#14171b"/>`);
 // coins and drops
 o+=([[34,172],[50,178],[42,164]] as [number,number][]).map(([x,y])=>`<g filter="url(#e-sh)"><ellipse cx="${x}" cy="${y}" rx="11" ry="8" fill="url(#e-gold)" stroke="#5a3c0a" stroke-width="1.200"/><ellipse cx="${x}" cy="${y}" rx="7" ry="4.600" fill="none" stroke="#7a5210" stroke-width="1"/></g>`).join('');
 o+=([[178,172,1],[192,164,.8]] as [number,number,number][]).map(([x,y,s])=>`<path transform="translate(${x} ${y}) scale(${s})" d="M0-15q11 14 11 21a11 11 0 0 1-22 0q0-7 11-21z" fill="#b32727" stroke="#4a0d0d" stroke-width="1.400"/><path transform="translate(${x} ${y}) scale(${s})" d="M-5 6q0 5 4 7" stroke="#f6b3a8" stroke-width="2" fill="none" stroke-linecap="round"/>`).join('');return o}
// 4: comic target and a bouncing die
export function emblemFighter():string{const cx=104,cy=108;const ring=(r:number,f:string)=>`<ellipse cx="${cx}" cy="${cy}" rx="${r}" ry="${r*.80}" fill="${f}" stroke="#1a120c" stroke-width="4"/>`;
 let o=`<g filter="url(#e-sh)"><ellipse cx="${cx}" cy="${cy+8}" rx="88" ry="71" fill="#5a2f12" stroke="#1a120c" stroke-width="4"/>${ring(88,'#3f7f8c')}${ring(69,'#f2d35b')}${ring(50,'#e8853a')}${ring(31,'#d2412f')}${ring(14,'#fff4d8')}</g>`;
 // holes, bones
 for(const[x,y]of([[-62,-24],[62,-24],[-44,44],[50,40]] as [number,number][]))o+=`<ellipse cx="${cx+x}" cy="${cy+y}" rx="11" ry="8.500" fill="#160d08" stroke="#1a120c" stroke-width="3"/><path d="M${cx+x-8} ${cy+y+4}q8 6 16 0" stroke="#fff4d8" stroke-opacity=".7" stroke-width="2" fill="none"/>`;
 o+=drawnIcon('crossed-bones',cx-12,cy+46,24,'#fff4d8','stroke="#1a120c" stroke-width="40" paint-order="stroke"');
 const lab=(x:number,y:number,t:string,s=17,f='#1a120c')=>`<text x="${x}" y="${y}" text-anchor="middle" font-family="Alegreya Sans" font-weight="800" font-style="italic" font-size="${s}" fill="${f}">${t}</text>`;
 o+=lab(cx-78,cy+6,'1',18)+lab(cx-59,cy+6,'2',18)+lab(cx-40,cy+6,'3',18)+lab(cx-22,cy+6,'4',18,'#fff4d8')+lab(cx,cy+6.500,'10',17);
 // trajectory
 o+=`<path d="M16 40q34-40 66 26" fill="none" stroke="#fff4d8" stroke-width="4" stroke-dasharray="2 9" stroke-linecap="round"/><path d="M82 68q28-60 66-34" fill="none" stroke="#fff4d8" stroke-width="4" stroke-dasharray="2 9" stroke-linecap="round"/>`;
 o+=`<g transform="translate(82 70)" stroke="#1a120c" stroke-width="2.500" fill="#ffe27a"><path d="M0-13l4 7 8-2-5 6 5 6-8-1-4 7-4-7-8 1 5-6-5-6 8 2z"/></g>`;
 // die, flat comic
 o+=`<g transform="translate(166 42) rotate(14)"><path d="M-25-14l25-12 25 12v28l-25 13-25-13z" fill="#d2412f" stroke="#1a120c" stroke-width="4.500" stroke-linejoin="round"/><path d="M-25-14l25 12 25-12-25-12z" fill="#f0705a" stroke="#1a120c" stroke-width="3.500" stroke-linejoin="round"/><path d="M0-2v29" stroke="#1a120c" stroke-width="3.500"/><path d="M0-2l25-12v28l-25 13z" fill="#a92c1e" stroke="#1a120c" stroke-width="3.500" stroke-linejoin="round"/><ellipse cx="0" cy="-14" rx="6" ry="3.400" fill="#fff4d8" stroke="#1a120c" stroke-width="1.500"/><path d="M-18-1l4 4 5-2-3 6 2 6-6-2-5 1 2-6z" fill="#fff4d8" stroke="#1a120c" stroke-width="1.300"/><circle cx="8" cy="14" r="3.200" fill="#fff4d8"/><circle cx="17" cy="1" r="3.200" fill="#fff4d8"/></g>
 <path d="M190 66l10 8 M196 54l13 3 M182 76l5 11" stroke="#fff4d8" stroke-width="4" stroke-linecap="round"/>`;
 return o}
export const emblemDefs2=`<linearGradient id="e-rollv" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#a98a52"/><stop offset=".35" stop-color="#faf0d2"/><stop offset=".75" stop-color="#c2a368"/><stop offset="1" stop-color="#755a2c"/></linearGradient>`;
