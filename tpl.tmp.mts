import { chromium } from 'playwright-core';
import http from 'node:http'; import fs from 'node:fs';
import { frameDocument } from './src/sandbox/preview/frameDocument.ts';
import { compile } from './playground/sandbox/compile.ts';
import { planRun } from './src/sandbox/preview/plan.ts';
import { templates } from './src/sandbox/templates/templates.ts';
import { releases } from './src/sandbox/releases.ts';
import { entryOf } from './src/sandbox/project.ts';
const dist='./playground/dist/play/'; const man=JSON.parse(fs.readFileSync(dist+'manifest.json','utf8'));
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
const srv=http.createServer((q,r)=>{r.setHeader('content-type','text/html');r.end('<!doctype html><title>x</title>hi')}).listen(4977);
const p=await b.newPage({viewport:{width:900,height:700}}); let cur=''; p.on('console',m=>console.log(cur,'CONSOLE',m.type(),m.text().slice(0,300))); p.on('pageerror',e=>console.log(cur,'PE',e.message));
await p.addInitScript("globalThis.__name=f=>f"); await p.goto('http://localhost:4977/');
for (const t of templates) for (const {release} of releases) { if(!t.fits(release)) continue; cur=t.id+' '+release; const files=t.files(release);
 const out=compile({id:1,files:[...files]}); if(out.fault){console.log(cur,out.fault);continue}
 const plan:any=planRun(man,release,files,out.modules); if(plan.fault){console.log(cur,plan.fault);continue}
 const scripts=plan.scripts.map((f:string)=>fs.readFileSync(dist+f,'utf8'));
 const res:any[]=await p.evaluate(async({doc,start})=>{ document.querySelector('iframe')?.remove(); const f=document.createElement('iframe'); f.style.cssText='width:880px;height:600px'; f.setAttribute('sandbox','allow-scripts'); f.srcdoc=doc; const log:any[]=[]; let done:any; const fin=new Promise(r=>done=r); const h=(e:any)=>{log.push(e.data); if(e.data.kind==='ready')f.contentWindow!.postMessage(start,'*'); if(e.data.kind==='done')done()}; addEventListener('message',h); document.body.append(f); await Promise.race([fin,new Promise(r=>setTimeout(r,8000))]); await new Promise(r=>setTimeout(r,300)); removeEventListener('message',h); return log },{doc:frameDocument(fs.readFileSync(dist+man.frame,'utf8')),start:{kind:'start',scripts,modules:out.modules,styles:files.filter(f=>f.name.endsWith('.css')).map(f=>({name:f.name,css:f.code})),entry:entryOf(files),theme:'light'}});
 const bad=res.filter(m=>m.kind==='fault'||m.kind==='console'); const fr=p.frames()[1]; const txt=fr?await fr.evaluate(()=>document.querySelector('pre')?.textContent?.slice(0,60)):''; console.log(cur,bad.length?JSON.stringify(bad).slice(0,500):'ok',JSON.stringify(txt)); if(release==='8.24.1') await p.screenshot({path:'/tmp/w/tpl-'+t.id+'.png'});
}
await b.close(); srv.close();
