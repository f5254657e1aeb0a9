/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ app: NonNullable<unknown> }} Join_TitleInputs */

const id_join_title = /** @type {(inputs: Join_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Daftar di ${i?.app}`)
};

const en_join_title = /** @type {(inputs: Join_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Join ${i?.app}`)
};

/**
* | output |
* | --- |
* | "Join {app}" |
*
* @param {Join_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_title = /** @type {((inputs: Join_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_title(inputs)
	return id_join_title(inputs)
});