/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} About_Service_ChatInputs */

const id_about_service_chat = /** @type {(inputs: About_Service_ChatInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Obrolan di aplikasi menjawab pertanyaan umum, dan mengantar Anda ke layanan pelanggan kalau itu belum cukup.`)
};

const en_about_service_chat = /** @type {(inputs: About_Service_ChatInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The chat in the app answers common questions, and leads to our support when that is not enough.`)
};

/**
* | output |
* | --- |
* | "The chat in the app answers common questions, and leads to our support when that is not enough." |
*
* @param {About_Service_ChatInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const about_service_chat = /** @type {((inputs?: About_Service_ChatInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<About_Service_ChatInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_about_service_chat(inputs)
	return id_about_service_chat(inputs)
});