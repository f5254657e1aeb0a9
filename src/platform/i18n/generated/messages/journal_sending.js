/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Journal_SendingInputs */

const id_journal_sending = /** @type {(inputs: Journal_SendingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sedang dikirim. Tunggu jawabannya dulu.`)
};

const en_journal_sending = /** @type {(inputs: Journal_SendingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Is being sent. Wait for the answer.`)
};

/**
* | output |
* | --- |
* | "Is being sent. Wait for the answer." |
*
* @param {Journal_SendingInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const journal_sending = /** @type {((inputs?: Journal_SendingInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Journal_SendingInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_journal_sending(inputs)
	return id_journal_sending(inputs)
});