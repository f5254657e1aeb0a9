/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Chat_Send_AgainInputs */

const id_chat_send_again = /** @type {(inputs: Chat_Send_AgainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kirim lagi`)
};

const en_chat_send_again = /** @type {(inputs: Chat_Send_AgainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Send again`)
};

/**
* | output |
* | --- |
* | "Send again" |
*
* @param {Chat_Send_AgainInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const chat_send_again = /** @type {((inputs?: Chat_Send_AgainInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Chat_Send_AgainInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_chat_send_again(inputs)
	return id_chat_send_again(inputs)
});