/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Think_LateInputs */

const id_site_think_late = /** @type {(inputs: Site_Think_LateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Terlambat itu mahal. Bila sulit membayar, hubungi kami sebelum jatuh tempo.`)
};

const en_site_think_late = /** @type {(inputs: Site_Think_LateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Paying late is expensive. If you cannot pay, talk to us before the due date.`)
};

/**
* | output |
* | --- |
* | "Paying late is expensive. If you cannot pay, talk to us before the due date." |
*
* @param {Site_Think_LateInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_think_late = /** @type {((inputs?: Site_Think_LateInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Think_LateInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_think_late(inputs)
	return id_site_think_late(inputs)
});