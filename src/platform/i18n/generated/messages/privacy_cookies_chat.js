/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Cookies_ChatInputs */

const id_privacy_cookies_chat = /** @type {(inputs: Privacy_Cookies_ChatInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Percakapan Anda dengan asisten obrolan, yang hanya tampil lagi dalam sesi yang sama.`)
};

const en_privacy_cookies_chat = /** @type {(inputs: Privacy_Cookies_ChatInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your conversation with the chat assistant, shown again only within the same session.`)
};

/**
* | output |
* | --- |
* | "Your conversation with the chat assistant, shown again only within the same session." |
*
* @param {Privacy_Cookies_ChatInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_cookies_chat = /** @type {((inputs?: Privacy_Cookies_ChatInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Cookies_ChatInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_cookies_chat(inputs)
	return id_privacy_cookies_chat(inputs)
});