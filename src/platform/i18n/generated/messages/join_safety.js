/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Join_SafetyInputs */

const id_join_safety = /** @type {(inputs: Join_SafetyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kami tidak pernah meminta kode SMS Anda lewat telepon atau chat.`)
};

const en_join_safety = /** @type {(inputs: Join_SafetyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We never ask for your SMS code by phone or in a chat.`)
};

/**
* | output |
* | --- |
* | "We never ask for your SMS code by phone or in a chat." |
*
* @param {Join_SafetyInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_safety = /** @type {((inputs?: Join_SafetyInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_SafetyInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_safety(inputs)
	return id_join_safety(inputs)
});