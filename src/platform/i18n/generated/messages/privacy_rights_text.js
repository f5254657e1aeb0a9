/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ email: NonNullable<unknown>, phone: NonNullable<unknown> }} Privacy_Rights_TextInputs */

const id_privacy_rights_text = /** @type {(inputs: Privacy_Rights_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Anda punya hak-hak ini atas data Anda. Untuk memakainya, tulis ke ${i?.email} atau telepon ${i?.phone}.`)
};

const en_privacy_rights_text = /** @type {(inputs: Privacy_Rights_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`You have these rights over your data. To use one, write to ${i?.email} or call ${i?.phone}.`)
};

/**
* | output |
* | --- |
* | "You have these rights over your data. To use one, write to {email} or call {phone}." |
*
* @param {Privacy_Rights_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_rights_text = /** @type {((inputs: Privacy_Rights_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Rights_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_rights_text(inputs)
	return id_privacy_rights_text(inputs)
});