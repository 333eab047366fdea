// Generated from forms/ and openapi/. Do not edit.
import * as runtime0 from "ajv/dist/runtime/ucs2length.js";
const exports = {};
exports["7c5dd21a"] = validate0;const schema0 = {"type":"object","required":["oldPassword","newPassword","repeatedPassword"],"properties":{"oldPassword":{"type":"string","minLength":1,"maxLength":256,"x-sensitive":true},"newPassword":{"type":"string","minLength":10,"maxLength":256,"x-minDistinct":5,"x-sensitive":true,"allOf":[{"type":"string","x-rule":"upperCase","pattern":"^\\P{Lu}*\\p{Lu}"},{"type":"string","x-rule":"lowerCase","pattern":"^\\P{Ll}*\\p{Ll}"},{"type":"string","x-rule":"digit","pattern":"^[^0-9]*[0-9]"},{"type":"string","x-rule":"special","pattern":"^[\\p{L}\\p{M}\\p{N}\\s]*[^\\p{L}\\p{M}\\p{N}\\s]"}]},"repeatedPassword":{"type":"string","maxLength":256,"x-equalTo":"newPassword","x-sensitive":true}},"$id":"7c5dd21a"};const func0 = (runtime0.default?.default ?? runtime0.default);const pattern0 = new RegExp("^\\P{Lu}*\\p{Lu}", "u");const pattern1 = new RegExp("^\\P{Ll}*\\p{Ll}", "u");const pattern2 = new RegExp("^[^0-9]*[0-9]", "u");const pattern3 = new RegExp("^[\\p{L}\\p{M}\\p{N}\\s]*[^\\p{L}\\p{M}\\p{N}\\s]", "u");function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){/*# sourceURL="7c5dd21a" */;let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.oldPassword === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "oldPassword"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.newPassword === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "newPassword"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if(data.repeatedPassword === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "repeatedPassword"}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}if(data.oldPassword !== undefined){let data0 = data.oldPassword;if(typeof data0 === "string"){if(func0(data0) > 256){const err3 = {instancePath:instancePath+"/oldPassword",schemaPath:"#/properties/oldPassword/maxLength",keyword:"maxLength",params:{limit: 256}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}if(func0(data0) < 1){const err4 = {instancePath:instancePath+"/oldPassword",schemaPath:"#/properties/oldPassword/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}else {const err5 = {instancePath:instancePath+"/oldPassword",schemaPath:"#/properties/oldPassword/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}if(data.newPassword !== undefined){let data1 = data.newPassword;if(typeof data1 === "string"){if(!pattern0.test(data1)){const err6 = {instancePath:instancePath+"/newPassword",schemaPath:"#/properties/newPassword/allOf/0/pattern",keyword:"pattern",params:{pattern: "^\\P{Lu}*\\p{Lu}"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}else {const err7 = {instancePath:instancePath+"/newPassword",schemaPath:"#/properties/newPassword/allOf/0/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}if(typeof data1 === "string"){if(!pattern1.test(data1)){const err8 = {instancePath:instancePath+"/newPassword",schemaPath:"#/properties/newPassword/allOf/1/pattern",keyword:"pattern",params:{pattern: "^\\P{Ll}*\\p{Ll}"}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}else {const err9 = {instancePath:instancePath+"/newPassword",schemaPath:"#/properties/newPassword/allOf/1/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}if(typeof data1 === "string"){if(!pattern2.test(data1)){const err10 = {instancePath:instancePath+"/newPassword",schemaPath:"#/properties/newPassword/allOf/2/pattern",keyword:"pattern",params:{pattern: "^[^0-9]*[0-9]"}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}else {const err11 = {instancePath:instancePath+"/newPassword",schemaPath:"#/properties/newPassword/allOf/2/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}if(typeof data1 === "string"){if(!pattern3.test(data1)){const err12 = {instancePath:instancePath+"/newPassword",schemaPath:"#/properties/newPassword/allOf/3/pattern",keyword:"pattern",params:{pattern: "^[\\p{L}\\p{M}\\p{N}\\s]*[^\\p{L}\\p{M}\\p{N}\\s]"}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}else {const err13 = {instancePath:instancePath+"/newPassword",schemaPath:"#/properties/newPassword/allOf/3/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}if(typeof data1 === "string"){if(func0(data1) > 256){const err14 = {instancePath:instancePath+"/newPassword",schemaPath:"#/properties/newPassword/maxLength",keyword:"maxLength",params:{limit: 256}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}if(func0(data1) < 10){const err15 = {instancePath:instancePath+"/newPassword",schemaPath:"#/properties/newPassword/minLength",keyword:"minLength",params:{limit: 10}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}if(new Set(data1).size < 5){const err16 = {instancePath:instancePath+"/newPassword",schemaPath:"#/properties/newPassword/x-minDistinct",keyword:"x-minDistinct",params:{limit: 5}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}else {const err17 = {instancePath:instancePath+"/newPassword",schemaPath:"#/properties/newPassword/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}}if(data.repeatedPassword !== undefined){let data2 = data.repeatedPassword;if(typeof data2 === "string"){if(func0(data2) > 256){const err18 = {instancePath:instancePath+"/repeatedPassword",schemaPath:"#/properties/repeatedPassword/maxLength",keyword:"maxLength",params:{limit: 256}};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}if(data2 !== data["newPassword"]){const err19 = {instancePath:instancePath+"/repeatedPassword",schemaPath:"#/properties/repeatedPassword/x-equalTo",keyword:"x-equalTo",params:{other: "newPassword"}};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}}else {const err20 = {instancePath:instancePath+"/repeatedPassword",schemaPath:"#/properties/repeatedPassword/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}}}else {const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}validate0.errors = vErrors;return errors === 0;}

export const form = {
 "name": "passwordChange",
 "schema": {
  "type": "object",
  "required": [
   "oldPassword",
   "newPassword",
   "repeatedPassword"
  ],
  "properties": {
   "oldPassword": {
    "type": "string",
    "minLength": 1,
    "maxLength": 256,
    "x-sensitive": true
   },
   "newPassword": {
    "type": "string",
    "minLength": 10,
    "maxLength": 256,
    "x-minDistinct": 5,
    "x-sensitive": true,
    "allOf": [
     {
      "type": "string",
      "x-rule": "upperCase",
      "pattern": "^\\P{Lu}*\\p{Lu}"
     },
     {
      "type": "string",
      "x-rule": "lowerCase",
      "pattern": "^\\P{Ll}*\\p{Ll}"
     },
     {
      "type": "string",
      "x-rule": "digit",
      "pattern": "^[^0-9]*[0-9]"
     },
     {
      "type": "string",
      "x-rule": "special",
      "pattern": "^[\\p{L}\\p{M}\\p{N}\\s]*[^\\p{L}\\p{M}\\p{N}\\s]"
     }
    ]
   },
   "repeatedPassword": {
    "type": "string",
    "maxLength": 256,
    "x-equalTo": "newPassword",
    "x-sensitive": true
   }
  }
 },
 "layout": {
  "fields": {
   "oldPassword": {
    "widget": "password",
    "autocomplete": "current-password"
   },
   "newPassword": {
    "widget": "newPassword",
    "autocomplete": "new-password",
    "error": "password_is_not_match_standarts"
   },
   "repeatedPassword": {
    "widget": "password",
    "autocomplete": "new-password",
    "error": "passwords_no_match"
   }
  }
 }
};
form.validators = exports;
