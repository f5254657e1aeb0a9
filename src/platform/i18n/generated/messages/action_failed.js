/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Action_FailedInputs */

const id_action_failed = /** @type {(inputs: Action_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Belum berhasil. Tidak ada yang berubah, coba lagi.`)
};

const en_action_failed = /** @type {(inputs: Action_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`That did not work. Nothing has changed, try again.`)
};

/**
* | output |
* | --- |
* | "That did not work. Nothing has changed, try again." |
*
* @param {Action_FailedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const action_failed = /** @type {((inputs?: Action_FailedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Action_FailedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_action_failed(inputs)
	return id_action_failed(inputs)
});