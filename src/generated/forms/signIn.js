// Generated from forms/ and openapi/. Do not edit.
import * as runtime0 from "ajv/dist/runtime/ucs2length.js";
const exports = {};
exports["-252477c8"] = validate0;const schema0 = {"type":"object","required":["username","password"],"properties":{"username":{"type":"string","format":"email","maxLength":254},"password":{"type":"string","minLength":5,"maxLength":256,"x-sensitive":true}},"$id":"-252477c8"};const formats0 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;const func0 = (runtime0.default?.default ?? runtime0.default);function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){/*# sourceURL="-252477c8" */;let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.username === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "username"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.password === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "password"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if(data.username !== undefined){let data0 = data.username;if(typeof data0 === "string"){if(func0(data0) > 254){const err2 = {instancePath:instancePath+"/username",schemaPath:"#/properties/username/maxLength",keyword:"maxLength",params:{limit: 254}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}if(!(formats0.test(data0))){const err3 = {instancePath:instancePath+"/username",schemaPath:"#/properties/username/format",keyword:"format",params:{format: "email"}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}else {const err4 = {instancePath:instancePath+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}if(data.password !== undefined){let data1 = data.password;if(typeof data1 === "string"){if(func0(data1) > 256){const err5 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit: 256}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}if(func0(data1) < 5){const err6 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit: 5}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}else {const err7 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}}else {const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}validate0.errors = vErrors;return errors === 0;}

export const form = {
 "name": "signIn",
 "schema": {
  "type": "object",
  "required": [
   "username",
   "password"
  ],
  "properties": {
   "username": {
    "type": "string",
    "format": "email",
    "maxLength": 254
   },
   "password": {
    "type": "string",
    "minLength": 5,
    "maxLength": 256,
    "x-sensitive": true
   }
  }
 },
 "layout": {
  "fields": {
   "username": {
    "widget": "email",
    "autocomplete": "username",
    "error": "username_is_not_valid"
   },
   "password": {
    "widget": "password",
    "autocomplete": "current-password",
    "error": "password_can_not_be_empty"
   }
  }
 }
};
form.validators = exports;
