/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Rights_ConsentInputs */

const id_privacy_rights_consent = /** @type {(inputs: Privacy_Rights_ConsentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Menarik persetujuan: cabut persetujuan yang pernah Anda berikan kepada kami.`)
};

const en_privacy_rights_consent = /** @type {(inputs: Privacy_Rights_ConsentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Withdraw consent: take back a consent that you gave us.`)
};

/**
* | output |
* | --- |
* | "Withdraw consent: take back a consent that you gave us." |
*
* @param {Privacy_Rights_ConsentInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_rights_consent = /** @type {((inputs?: Privacy_Rights_ConsentInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Rights_ConsentInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_rights_consent(inputs)
	return id_privacy_rights_consent(inputs)
});