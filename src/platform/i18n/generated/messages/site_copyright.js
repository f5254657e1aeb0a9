/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ year: NonNullable<unknown>, name: NonNullable<unknown> }} Site_CopyrightInputs */

const id_site_copyright = /** @type {(inputs: Site_CopyrightInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`© ${i?.year} ${i?.name}. Hak cipta dilindungi.`)
};

const en_site_copyright = /** @type {(inputs: Site_CopyrightInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`© ${i?.year} ${i?.name}. All rights reserved.`)
};

/**
* | output |
* | --- |
* | "© {year} {name}. All rights reserved." |
*
* @param {Site_CopyrightInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_copyright = /** @type {((inputs: Site_CopyrightInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_CopyrightInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_copyright(inputs)
	return id_site_copyright(inputs)
});