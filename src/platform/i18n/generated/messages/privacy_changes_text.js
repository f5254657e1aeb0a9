/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Changes_TextInputs */

const id_privacy_changes_text = /** @type {(inputs: Privacy_Changes_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kebijakan ini bisa kami ubah bila layanan kami atau hukumnya berubah. Yang berlaku adalah teks di halaman ini.`)
};

const en_privacy_changes_text = /** @type {(inputs: Privacy_Changes_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We may change this policy when our service or the law changes. The text on this page is the one that applies.`)
};

/**
* | output |
* | --- |
* | "We may change this policy when our service or the law changes. The text on this page is the one that applies." |
*
* @param {Privacy_Changes_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_changes_text = /** @type {((inputs?: Privacy_Changes_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Changes_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_changes_text(inputs)
	return id_privacy_changes_text(inputs)
});