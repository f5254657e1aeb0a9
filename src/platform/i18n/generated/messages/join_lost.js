/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Join_LostInputs */

const id_join_lost = /** @type {(inputs: Join_LostInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kami belum tahu apakah Anda sudah terdaftar. Ketuk tombolnya lagi: kalau sudah terdaftar, kami beri tahu.`)
};

const en_join_lost = /** @type {(inputs: Join_LostInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We do not know whether you are registered. Tap the button again: if you are registered already, we will tell you.`)
};

/**
* | output |
* | --- |
* | "We do not know whether you are registered. Tap the button again: if you are registered already, we will tell you." |
*
* @param {Join_LostInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_lost = /** @type {((inputs?: Join_LostInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_LostInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_lost(inputs)
	return id_join_lost(inputs)
});