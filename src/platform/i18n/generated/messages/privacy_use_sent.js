/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Use_SentInputs */

const id_privacy_use_sent = /** @type {(inputs: Privacy_Use_SentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yang Anda kirim kepada kami: keluhan beserta fotonya, pesan di obrolan, dan penilaian.`)
};

const en_privacy_use_sent = /** @type {(inputs: Privacy_Use_SentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What you send us: complaints with their photos, messages in the chat, and ratings.`)
};

/**
* | output |
* | --- |
* | "What you send us: complaints with their photos, messages in the chat, and ratings." |
*
* @param {Privacy_Use_SentInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_use_sent = /** @type {((inputs?: Privacy_Use_SentInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Use_SentInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_use_sent(inputs)
	return id_privacy_use_sent(inputs)
});